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
            /type: 'parallel'|\bhistory: |\broute: \{|\bspawn(Child)?\(|\bsystemId\b|PersistedSnapshot|\binspect: |\bdevTools\b|maxIterations|\bonSnapshot\b|\.provide\(|getSnapshot\(\)\.matches\(|hasTag\(|\.getMeta\(/,
          is: false,
          why: 'this uses a feature that is taken out of XState',
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
    withoutCalls: ['_sendInspectionEvent', 'formatRouteTransitions'],
    functions: {
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
      // Every snapshot is an initial one.
      [
        'persistedState ? this.logic.restoreSnapshot ? this.logic.restoreSnapshot(persistedState, this._actorScope) : persistedState : ',
        '',
      ],
      // Charts never spawn while they assign.
      ['spawn: createSpawner(actorScope, snapshot, actionArgs.event, spawnedChildren),', ''],
    ],
  })
