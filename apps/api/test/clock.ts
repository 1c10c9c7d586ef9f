/** The one clock a test gives the server. It stands still until it is moved. */
export type Clock = {
  (): Date;
  readonly set: (instant: string | Date) => void;
  /** Moves forward by milliseconds. */
  readonly advance: (milliseconds: number) => void;
  /** Calls `listener` at once with each new instant: another process has to be told. */
  readonly onMove: (listener: (now: Date) => void) => void;
};

export function createClock(start: string | Date): Clock {
  let now = new Date(start);
  const listeners: ((now: Date) => void)[] = [];
  const set = (instant: string | Date): void => {
    now = new Date(instant);
    for (const listener of listeners) listener(new Date(now));
  };
  return Object.assign(() => new Date(now), {
    set,
    advance: (milliseconds: number) => set(new Date(now.getTime() + milliseconds)),
    onMove: (listener: (now: Date) => void) => void listeners.push(listener),
  });
}
