import { trim } from './trim.mjs'

/**
 * What our charts never use of XState: parallel and history states, routes, spawned and named actors, snapshots that
 * are saved and restored (sessions are saved as plain data), inspection, dev tools, and descriptions of charts as JSON.
 * The charts are run by the untrimmed package in all tests but the browser's.
 */
export const trimXstate = () =>
  trim({
    name: 'xstate',
    module: /xstate[\\/]dist[\\/].*\.esm\.js$/,
    ownCode: {
      files: /[\\/](runtime|src)[\\/].*\.tsx?$/,
      rules: [
        {
          pattern:
            /type: 'parallel'|\bhistory: |\broute: \{|\bspawn(Child)?\(|\bsystemId\b|PersistedSnapshot|\binspect: |\bdevTools\b|maxIterations|\bonSnapshot\b|\.provide\(|getSnapshot\(\)\.matches\(|hasTag\(|\benqueue\.(?!emit\b|assign\b)|\.getMeta\(/,
          is: false,
          why: 'this uses a feature that is taken out of XState',
        },
        {
          pattern: /invoke: \{[^}]*\bsrc: [^']|\bon: \{[^}]*\*'?: /,
          is: false,
          why: 'this invokes an actor that is not named in setup(), or listens by wild card',
        },
      ],
    },
    facts: {
      "s.type === 'parallel'": 'false',
      "stateNode.type === 'parallel'": 'false',
      "descStateNode.type === 'parallel'": 'false',
      "anc.type === 'parallel'": 'false',
      "ancestorMarker?.type === 'parallel'": 'false',
      "parent?.type === 'parallel'": 'false',
      "sn.type !== 'history'": 'true',
    },
    without: [
      'Actor.select',
      'Actor.attachDevTools',
      'Actor.toJSON',
      'Actor.getPersistedSnapshot',
      'Actor.symbolObservable',
      'StateNode.definition',
      'StateNode.toJSON',
      'StateNode.on',
      'StateNode.events',
      'StateNode.ownEvents',
      'StateMachine.provide',
      'StateMachine.resolveState',
      'StateMachine.microstep',
      'StateMachine.definition',
      'StateMachine.toJSON',
      'StateMachine.getPersistedSnapshot',
      'StateMachine.restoreSnapshot',
      'this.getPersistedSnapshot',
      'this.restoreSnapshot',
      'this.events',
      'toJSON',
      'getPersistedSnapshot',
      'restoreSnapshot',
      // Of setup()'s result only createMachine is used.
      'createStateConfig',
      'createAction',
      'extend',
      'this.description',
      'this.history',
      'this.meta',
      'this.schemas',
      'this.tags',
      'this.version',
      'this.__xstatenode',
      'description',
      'meta',
      // Of a snapshot.
      'hasTag',
      'can',
      'matches',
      'getMeta',
      'tags',
      // Of an actor system.
      'inspect',
      '_sendInspectionEvent',
      'get',
      'getAll',
      '_set',
      // Of enqueue() only emit and assign are used.
      'enqueue.cancel',
      'enqueue.raise',
      'enqueue.sendTo',
      'enqueue.sendParent',
      'enqueue.spawnChild',
      'enqueue.stopChild',
    ],
    withoutFields: [' = void 0;'],
    withoutThrows: [
      'is not implemented.',
      'Null events ("") cannot be specified',
      'not found on parent state node',
      'is not a valid target from the root node',
      'no child states exist',
      'does not exist on',
      'Infinite loop detected',
      'No initial state specified',
      'Only event objects may be used with raise',
      'Only event objects may be used with sendTo',
      'Cannot assign to undefined `context`',
      'A non-root actor cannot be stopped directly',
    ],
    withoutCalls: ['_sendInspectionEvent', 'formatRouteTransitions'],
    functions: {
      // Without the states that a history state would remember.
      exitStates: `function exitStates(snapshot, event, actorScope, transitions, mutStateNodeSet, historyValue, internalQueue) {
        const statesToExit = computeExitSet(transitions, mutStateNodeSet).sort((a, b) => b.order - a.order);
        for (const s of statesToExit) {
          snapshot = resolveActionsAndContext(snapshot, event, actorScope, [...s.exit, ...s.invoke.map(def => stopChild(def.id))], internalQueue, undefined);
          mutStateNodeSet.delete(s);
        }
        return [snapshot, historyValue];
      }`,
      // Without events by wild card.
      getCandidates:
        'function getCandidates(stateNode, type) { return stateNode.transitions.get(type) || [] }',
      // Without actors that stand in the chart instead of in setup().
      resolveReferencedActor:
        'function resolveReferencedActor(machine, src) { return machine.implementations.actors[src] }',
      // Transitions can only conflict in parallel states.
      removeConflictingTransitions:
        'function removeConflictingTransitions(transitions) { return transitions }',
      getEffectiveTargetStates:
        'function getEffectiveTargetStates(transition) { return transition.target || [] }',
    },
    replaced: [
      // Actors are known to their parent by an id, never to the system by another.
      ['const systemId = reverseKeyedActors.get(actorRef);', 'const systemId = undefined;'],
      ['if (systemId) {', 'if (false) {'],
      ["if (systemId && this._snapshot.status !== 'active') {", 'if (false) {'],
      ['if (this.systemId) {', 'if (false) {'],
      [
        '  assign,\n    sendTo,\n    raise,\n    log,\n    cancel,\n    stopChild,\n    enqueueActions,\n    emit,\n    spawnChild,',
        '',
      ],
      ['if (inspect && !parent) {', 'if (false) {'],
      ['if (this.options.devTools) {', 'if (false) {'],
      // No options of a machine.
      ['snapshot.machine.options?.maxIterations ?? Infinity', 'Infinity'],
      ['    this.options = {\n      maxIterations: Infinity,\n      ...this.config.options\n    };', ''],
      // Every snapshot is an initial one.
      [
        'persistedState ? this.logic.restoreSnapshot ? this.logic.restoreSnapshot(persistedState, this._actorScope) : persistedState : ',
        '',
      ],
      // Charts never spawn while they assign.
      ['spawn: createSpawner(actorScope, snapshot, actionArgs.event, spawnedChildren),', ''],
    ],
  })
