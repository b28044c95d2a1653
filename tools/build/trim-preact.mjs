import { trim } from './trim.mjs'

/**
 * What our components never use of Preact, whose readable source the one file is built from: hydration, suspense,
 * what older classes have, portals, MathML, lists to select from, and habits of older Reacts.
 */
export const trimPreact = () =>
  trim({
    name: 'preact',
    module: /[\\/]preact[\\/](.+[\\/])?src[\\/].*\.js$/,
    ownCode: {
      files: /[\\/]src[\\/](?!react[\\/]|preview[\\/]).*\.tsx$/,
      rules: [
        {
          pattern:
            /dangerouslySet|<(select|math|foreignObject|noscript|template)\b|default(Value|Checked|Props)|createPortal|Suspense|lazy\(|getDerivedState|getSnapshotBeforeUpdate|componentWill|componentDidUpdate|hydrate|contextType|ref=\{\(|Capture=|onDoubleClick|\bpersist\(|isPropagationStopped|isDefaultPrevented|popover=|translate=|\b(stroke|fill|clip|text|font|dominant|stop|vector|pointer)[A-Z]\w*=/,
          is: false,
          why: 'this uses a feature that is taken out of Preact',
        },
      ],
    },
    functions: {
      initRenderTracking: 'function initRenderTracking(value) { return value }',
    },
    ranges: [
      // Classes and suspended trees.
      ['	if (\n		oldVNode._flags & MODE_SUSPENDED &&', '	if ((tmp = options._diff)) tmp(newVNode);'],
      ['				// Invoke getDerivedStateFromProps', '			oldProps = c.props;', '			}\n'],
      [
        '				if (\n					isClassComponent &&\n					!newType.getDerivedStateFromProps &&\n					c.componentWillMount',
        '				if (isClassComponent && c.componentDidMount) {',
      ],
      [
        '				if (\n					newProps !== oldProps &&',
        '				if (\n					(newVNode._original == oldVNode._original',
      ],
      ['				if (c.componentWillUpdate) {', '			c.context = componentContext;', '			}\n'],
      [
        '			if (\n				isClassComponent &&\n				oldVNode._component &&',
        '			const renderResult =',
      ],
      ['			if (newProps._parentDom) {\n				tmp = oldDom;', '			oldDom = diffChildren('],
      [
        '			if (newProps._parentDom) {\n				newVNode._dom = NULL;',
        '			if (c._renderCallbacks.length) {\n				commitQueue.push(c);\n			}\n\n			// Only clear',
      ],
      [
        '			if (isHydrating || excessDomChildren) {',
        '				newVNode._dom = oldVNode._dom;\n			}\n\n			if (!newVNode',
        '			{\n',
      ],
      // Hydration, portals and rare elements.
      ["	else if (nodeType == 'math')", '	else if (!namespace) namespace'],
      ['	if (excessDomChildren) {\n		for (i = 0;', '	if (!dom) {\n		const doc'],
      [
        '		if (isHydrating) {\n			if (options._hydrationMismatch)',
        '	if (!nodeType) {\n		// During',
        '	}\n',
      ],
      ["		parentDom = (nodeType == 'template'", '		for (i in oldProps) {', '		parentDom = dom;\n'],
      ['		if (newHtml) {', "			if (oldHtml) dom.textContent = '';", '		{\n'],
      [
        "			if (oldHtml) dom.textContent = '';",
        '			diffChildren(\n				parentDom,\n				isArray(newChildren)',
      ],
      [
        '			if (excessDomChildren) excessDomChildren.some(removeNode);',
        "		// As above, don't diff",
        '		}\n',
      ],
      [
        "			if (nodeType == 'progress' && inputValue == NULL) {",
        '				inputValue != UNDEFINED &&',
        '			if (\n',
      ],
      [
        '	if (\n		!skipRemove &&\n		(r = vnode._component) &&',
        '	if (!skipRemove) removeNode(vnode._dom);',
      ],
      // Habits of older Reacts.
      ["[\n	'componentWillMount',", '/**\n * Proxy render() since'],
      ['	e.persist = () => {};', '	return (e.nativeEvent = e);'],
      ["			(i == 'value' && 'defaultValue' in props && value == null) ||", "			i == 'class' ||"],
      ["if (i == 'style' && value && value.constructor == Object) {", "if (i[0] == 'o' && i[1] == 'n') {"],
      ["			if (lowerCased == 'ondoubleclick') {", "				lowerCased == 'onchange' &&", '			if (\n'],
      [
        '		} else if (isNonDashedType && CAMEL_PROPS.test(i)) {',
        '		} else if (value === null) {\n			value = undefined;',
      ],
      ["	if (type == 'select') {", '	if (props.class && !props.className) {'],
      [
        "		const shouldApplyRef =\n			'prototype' in vnode.type",
        '	vnode.$$typeof = REACT_ELEMENT_TYPE;',
        '	}\n',
      ],
      ['	const ref = this.props.ref;\n		if (ref != nextProps.ref', '		return comparer'],
    ],
    replaced: [
      [
        'if (oldProps !== newProps && (!isHydrating || dom.data != newProps)) {',
        'if (oldProps !== newProps) {',
      ],
      [
        "(!isHydrating || typeof value == 'function') &&\n				oldProps[i] !== value",
        'oldProps[i] !== value',
      ],
      ["if (!isHydrating || nodeType == 'textarea') {", '{'],
      ["(inputValue !== dom[i] || (nodeType == 'progress' && !inputValue))", 'inputValue !== dom[i]'],
      [
        "!(i in newProps) &&\n				!(i == 'value' && 'defaultValue' in newProps) &&\n				!(i == 'checked' && 'defaultChecked' in newProps)",
        '!(i in newProps)',
      ],
      ["if (i == 'dangerouslySetInnerHTML') {\n				oldHtml = value;\n			} else if (", 'if ('],
      [
        "} else if (i == 'dangerouslySetInnerHTML') {\n				newHtml = value;\n			} else if (i == 'value') {",
        "} else if (i == 'value') {",
      ],
      ['const doc = parentDom.ownerDocument || document;', 'const doc = document;'],
      ['newProps.is ? newProps : parentDom', 'parentDom'],
      ['? skipRemove && !vnode.props._parentDom', '? skipRemove'],
      [
        "return typeof vnode.type == 'function' && !vnode.props._parentDom",
        "return typeof vnode.type == 'function'",
      ],
      [
        'if ((vnode = vnode._parent) && vnode._component && !vnode.props._parentDom) {',
        'if ((vnode = vnode._parent) && vnode._component) {',
      ],
      ['		if (parentVNode.props._parentDom) return oldDom;', ''],
      ['oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL', 'NULL'],
      ['			oldVNode._flags & MODE_HYDRATE,', '			false,'],
      ['let isHydrating = vnode && vnode._flags & MODE_HYDRATE;', 'const isHydrating = false;'],
      [
        'excessDomChildren\n					? excessDomChildren[0]\n					: oldVNode._children',
        'oldVNode._children',
      ],
      ['const serverRendering = options._skipEffects || hydrationRoot;', 'const serverRendering = false;'],
      ['	if (parentDom.nodeType == 9) {\n		parentDom = parentDom.documentElement;\n	}', ''],
      [
        '			: parentDom.firstChild\n				? slice.call(parentDom.childNodes)\n				: NULL',
        '			: NULL',
      ],
      ["		Memoed.displayName = 'Memo(' + (c.displayName || c.name) + ')';", ''].map(text =>
        text.replace('\t\t', '\t'),
      ),
      ['	Memoed.prototype.isReactComponent = true;', ''],
      ['Component.prototype.isReactComponent = true;', ''],
    ],
  })
