/** Stores whether the survey may be shown now. It is answered or refused at most once per page load. */

export type SurveyStore = {
  /** True from a finished moment until the survey was answered or put off. */
  readonly getSnapshot: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something was finished: the survey may come. */
  readonly moment: () => void;
  /** Answered, put off, or not wanted here at all. */
  readonly done: () => void;
};

/** Makes one; the services hold it. */
export function createSurveyStore(): SurveyStore {
  let state: 'waiting' | 'moment' | 'done' = 'waiting';
  const listeners = new Set<() => void>();
  function move(next: 'moment' | 'done') {
    if (state === next || state === 'done') return;
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    getSnapshot: () => state === 'moment',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    moment: () => move('moment'),
    done: () => move('done'),
  };
}
