/** The port by which handlers ask for deferred work (`Services.defer`). */
import type { Defer } from '../http/work.ts';
import type { Queue } from './job.ts';

/** @param queue read at each call: the queue starts after the handlers are made. Without one, nothing is asked for */
export const deferTo =
  (queue: () => Queue | undefined): Defer =>
  async (tx, work, payload) => {
    await queue()?.(work.name, `${payload.escola_id}/${work.chaveOf(payload)}`, payload, tx.db);
  };
