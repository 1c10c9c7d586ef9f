/** Runs tasks side by side as long as there are cores, each after those that it needs. */

export type Task = {
  readonly name: string;
  /** How many cores it keeps busy. */
  readonly cores: number;
  /** Names of tasks that must have succeeded before; those that are not in the list are no hindrance. */
  readonly needs: readonly string[];
  /** @returns whether it succeeded */
  readonly run: () => Promise<boolean>;
};

/** @returns names of tasks that did not run, because one that they need did not succeed */
export async function runInLanes(tasks: readonly Task[], cores: number): Promise<string[]> {
  const waiting = [...tasks];
  const unfinished = new Set(tasks.map(({ name }) => name));
  const failed = new Set<string>();
  const leftOut: string[] = [];
  const running = new Map<Task, Promise<void>>();
  const busy = () => [...running.keys()].reduce((sum, task) => sum + task.cores, 0);

  const start = (task: Task): void => {
    waiting.splice(waiting.indexOf(task), 1);
    const run = async () => {
      if (!(await task.run())) failed.add(task.name);
      unfinished.delete(task.name);
      running.delete(task);
    };
    running.set(task, run());
  };

  const leaveOut = (task: Task): void => {
    waiting.splice(waiting.indexOf(task), 1);
    unfinished.delete(task.name);
    failed.add(task.name);
    leftOut.push(task.name);
  };

  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    for (const task of waiting.slice()) {
      const ready = task.needs.every((name) => !unfinished.has(name));
      if (task.needs.some((name) => failed.has(name))) leaveOut(task);
      else if (ready && (running.size === 0 || busy() + task.cores <= cores)) start(task);
      // A task that takes every core would otherwise wait until no smaller task is left.
      else if (ready && task.cores >= cores) break;
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && waiting.length === before)
      throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return leftOut;
}
