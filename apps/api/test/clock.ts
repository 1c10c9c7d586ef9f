/** The only clock a test gives the server. It does not run: the test moves it. */
export type Clock = {
  (): Date;
  readonly set: (instant: string | Date) => void;
  /** Moves the clock forward by milliseconds. */
  readonly advance: (milliseconds: number) => void;
  /** Calls `listener` with each new instant, because another process must be told. */
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
