import { type ActorOptions, type AnyActorLogic, type AnyActorRef, createActor } from 'xstate'

/** What actors belong to, and what ends one of them. */
export interface Parent {
  readonly parent: AnyActorRef
  readonly stop: (child: AnyActorRef) => void
}

/**
 * Makes a parent for actors, which itself does nothing and is never started (decision 94). An actor without one starts by
 * going through what waits to be done later, and would take every name that a page has put on all objects for such a thing.
 */
export function createParent(options?: Pick<ActorOptions<AnyActorLogic>, 'clock'>): Parent {
  let stop: Parent['stop'] = () => {}
  const idle: AnyActorLogic = {
    getInitialSnapshot(scope) {
      stop = scope.stopChild
      return { status: 'active', output: undefined, error: undefined }
    },
    transition: snapshot => snapshot,
    getPersistedSnapshot: snapshot => snapshot,
  }
  return { parent: createActor(idle, options), stop: child => stop(child) }
}
