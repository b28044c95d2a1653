import { trim } from './trim.mjs'

/**
 * DOMPurify has one caller in the bundle, `src/contents/text/sanitise.ts`, which passes a text that is not empty and
 * always the same configuration: lists of its own, no custom elements, a fragment as the result. No hook is ever set.
 * What other configurations need is taken out; each cut either leaves the result as it is or refuses more.
 */
export const trimDompurify = () =>
  trim({
    name: 'dompurify',
    module: /dompurify[\\/]dist[\\/]purify\.es\.mjs$/,
    ownCode: {
      files: /[\\/]src[\\/]contents[\\/]text[\\/]sanitise\.ts$/,
      rules: [
        {
          pattern:
            /const config = {\s+ALLOWED_TAGS: tags\.split\(' '\),\s+ALLOWED_ATTR: attributes\.split\(' '\),\s+ALLOW_DATA_ATTR: false,\s+ALLOW_ARIA_ATTR: false,\s+ALLOWED_URI_REGEXP: [^\n]+,\s+RETURN_DOM_FRAGMENT: true,?\s+}/,
          is: true,
          why: 'DOMPurify is trimmed to another configuration than this one',
        },
        {
          pattern:
            /const (tags|attributes) =\s+'[^']*\b(svg|math|template|form|noscript|style|script|is|for|id|name|patchsrc|shadowroot\w*)\b/,
          is: false,
          why: 'DOMPurify is trimmed to tags and attributes without these',
        },
      ],
    },
    pinned: {
      ALLOW_ARIA_ATTR: 'false',
      ALLOW_DATA_ATTR: 'false',
      ALLOW_SELF_CLOSE_IN_ATTR: 'true',
      ALLOW_UNKNOWN_PROTOCOLS: 'false',
      DATA_URI_TAGS: 'DEFAULT_DATA_URI_TAGS',
      FORBID_CONTENTS: 'DEFAULT_FORBID_CONTENTS',
      FORCE_BODY: 'false',
      IN_PLACE: 'false',
      IN_PLACE_VISITED: 'null',
      IS_EMPTY_INPUT: 'false',
      KEEP_CONTENT: 'true',
      NAMESPACE: 'HTML_NAMESPACE',
      PARSER_MEDIA_TYPE: 'DEFAULT_PARSER_MEDIA_TYPE',
      RETURN_DOM: 'true',
      RETURN_DOM_FRAGMENT: 'true',
      SAFE_FOR_TEMPLATES: 'false',
      SAFE_FOR_XML: 'true',
      SANITIZE_NAMED_PROPS: 'false',
      URI_SAFE_ATTRIBUTES: 'DEFAULT_URI_SAFE_ATTRIBUTES',
      WHOLE_DOCUMENT: 'false',
      transformCaseFunc: 'stringToLowerCase',
    },
    declarations: [
      'ALL_MATHML_TAGS',
      'ALL_SVG_TAGS',
      'DEFAULT_ALLOWED_ATTR',
      'DEFAULT_ALLOWED_TAGS',
      'DEFAULT_ALLOWED_NAMESPACES',
      'DEFAULT_CUSTOM_ELEMENT_HANDLING',
      'DEFAULT_HTML_INTEGRATION_POINTS',
      'DEFAULT_MATHML_TEXT_INTEGRATION_POINTS',
      'COMMON_SVG_AND_HTML_ELEMENTS',
      'EXTRA_ELEMENT_HANDLING',
      'IN_TRUSTED_TYPES_POLICY',
      'RESERVED_CUSTOM_ELEMENT_NAMES',
      'SET_CONFIG',
      'SET_CONFIG_ALLOWED_ATTR',
      'SET_CONFIG_ALLOWED_TAGS',
      '_assertNotInTrustedTypesPolicy',
      '_checkHtmlNamespace',
      '_checkMathMlNamespace',
      '_checkSvgNamespace',
      '_executeHooks',
      '_forkSharedAllowlist',
      '_getDefaultTrustedTypesPolicy',
      '_isBasicCustomElement',
      'formElement',
      'hooks',
    ],
    functions: {
      // Without the loops that engines before 2015 need.
      unapply: 'function unapply(func) { return (thisArg, ...args) => apply(func, thisArg, args) }',
      unconstruct: 'function unconstruct(Func) { return (...args) => construct(Func, args) }',
      // Reads what is not pinned above.
      _parseConfig: `cfg => {
        ALLOWED_TAGS = addToSet({ '#text': true }, cfg.ALLOWED_TAGS);
        ALLOWED_ATTR = addToSet({}, cfg.ALLOWED_ATTR);
        IS_ALLOWED_URI$1 = cfg.ALLOWED_URI_REGEXP;
        trustedTypesPolicy = cfg.TRUSTED_TYPES_POLICY;
      }`,
      // Our policy hands the text back as it is and never calls the sanitiser.
      _createTrustedHTML: 'html => trustedTypesPolicy.createHTML(html)',
      _createTrustedScriptURL: 'scriptUrl => trustedTypesPolicy.createScriptURL(scriptUrl)',
      // Neither svg nor math is allowed, and both are dropped with all that is in them.
      _checkValidNamespace: `element => _readNamespaceURI(element) === HTML_NAMESPACE`,
    },
    // Nothing reads the list of what was removed, and hooks do not exist.
    withoutCalls: ['_executeHooks', '_markVisited', 'arrayPush'],
    without: [
      'DOMPurify.version',
      'DOMPurify.removed',
      'DOMPurify.setConfig',
      'DOMPurify.clearConfig',
      'DOMPurify.isValidAttribute',
      'DOMPurify.addHook',
      'DOMPurify.removeHook',
      'DOMPurify.removeHooks',
      'DOMPurify.removeAllHooks',
    ],
    // Every browser that runs the rest has Object.freeze and Reflect.
    ranges: [['if (!freeze) freeze = ', 'const arrayForEach = ', '']],
    replaced: [
      [
        'ALLOWED_TAGS = _forkSharedAllowlist(hooks.uponSanitizeElement, ALLOWED_TAGS, DEFAULT_ALLOWED_TAGS, SET_CONFIG_ALLOWED_TAGS);',
        '',
      ],
      [
        'ALLOWED_ATTR = _forkSharedAllowlist(hooks.uponSanitizeAttribute, ALLOWED_ATTR, DEFAULT_ALLOWED_ATTR, SET_CONFIG_ALLOWED_ATTR);',
        '',
      ],
      // No FORBID_TAGS, FORBID_ATTR, ADD_TAGS or ADD_ATTR: what is not in our lists is not allowed.
      [
        'FORBID_TAGS[tagName] || !(EXTRA_ELEMENT_HANDLING.tagCheck instanceof Function && EXTRA_ELEMENT_HANDLING.tagCheck(tagName)) && !ALLOWED_TAGS[tagName]',
        '!ALLOWED_TAGS[tagName]',
      ],
      ['if (FORBID_ATTR[lcName]) return false;', ''],
      [
        ' || EXTRA_ELEMENT_HANDLING.attributeCheck instanceof Function && EXTRA_ELEMENT_HANDLING.attributeCheck(lcName, lcTag)',
        '',
      ],
      // No custom elements.
      [
        'if (!FORBID_TAGS[tagName] && _isBasicCustomElement(tagName) && _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.tagNameCheck, tagName)) return false;',
        '',
      ],
      [
        'return _isBasicCustomElement(lcTag) && _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.tagNameCheck, lcTag) && _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.attributeNameCheck, lcName, lcTag) || lcName === "is" && CUSTOM_ELEMENT_HANDLING.allowCustomizedBuiltInElements && _matchesNameCheck(CUSTOM_ELEMENT_HANDLING.tagNameCheck, value);',
        'return false;',
      ],
      // The attributes id and name, which could clobber the document, are not among ours.
      [
        'if (SANITIZE_DOM && (lcName === "id" || lcName === "name") && (value in document || value in formElement)) return false;',
        '',
      ],
      // Every allowed attribute passes with the value that it has.
      [
        'const hookEvent = {\n\t\t\tattrName: "",\n\t\t\tattrValue: "",\n\t\t\tkeepAttr: true,\n\t\t\tallowedAttributes: ALLOWED_ATTR,\n\t\t\tforceKeepAttr: void 0\n\t\t};',
        '',
      ],
      [
        'hookEvent.attrName = lcName;\n\t\t\thookEvent.attrValue = value;\n\t\t\thookEvent.keepAttr = true;\n\t\t\thookEvent.forceKeepAttr = void 0;',
        '',
      ],
      ['value = hookEvent.attrValue;', ''],
      [
        'if (hookEvent.forceKeepAttr) continue;\n\t\t\tif (!hookEvent.keepAttr) {\n\t\t\t\t_removeAttribute(name, currentNode, attr);\n\t\t\t\tcontinue;\n\t\t\t}',
        '',
      ],
      [
        'if (_setAttributeValue(currentNode, name, namespaceURI, value) && recreatedNamedProp) arrayPop(DOMPurify.removed);',
        '_setAttributeValue(currentNode, name, namespaceURI, value);',
      ],
      // The input is a text.
      ['const inPlace = IN_PLACE && typeof dirty !== "string" && _isNode(dirty);', 'const inPlace = false;'],
      ['if (inPlace) _sanitizeUnvisitedNodes(dirty, inPlaceNodes);', ''],
      ['} else if (_isNode(dirty)) {', '} else if (false) {'],
      [
        'if (typeof dirty !== "string" && !_isNode(dirty)) {\n\t\t\tdirty = stringifyValue(dirty);\n\t\t\tif (typeof dirty !== "string") throw typeErrorCreate("dirty is not a string, aborting");\n\t\t}',
        '',
      ],
      ['if (!DOMPurify.isSupported) return dirty;', ''],
      // Our code makes an instance when it has something to clean.
      ['var purify_default = createDOMPurify();', 'var purify_default = createDOMPurify;'],
      [
        'if (SET_CONFIG) {\n\t\t\tALLOWED_TAGS = SET_CONFIG_ALLOWED_TAGS;\n\t\t\tALLOWED_ATTR = SET_CONFIG_ALLOWED_ATTR;\n\t\t} else _parseConfig(cfg);',
        '_parseConfig(cfg);',
      ],
    ],
    pure: ['freeze', 'addToSet', 'unapply', 'unconstruct', 'lookupGetter', 'lookupAccessor', 'seal'],
  })
