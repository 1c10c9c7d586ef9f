/** The one clock a test gives the server. It stands still until it is moved. */
export type Clock = {
  (): Date;
  readonly set: (instant: string | Date) => void;
  /** Moves forward by milliseconds. */
  readonly advance: (milliseconds: number) => void;
};

export function createClock(start: string | Date): Clock {
  let now = new Date(start);
  return Object.assign(() => new Date(now), {
    set: (instant: string | Date) => {
      now = new Date(instant);
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  });
}
