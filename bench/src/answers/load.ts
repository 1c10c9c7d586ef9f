/**
 * Load of the benchmark: students who answer as fast as the server allows, and one client that calls the health check
 * meanwhile.
 */
import type { Student } from './students.ts';

export type Load = {
  /** Milliseconds of each acknowledged save. */
  readonly saves: readonly number[];
  /** Milliseconds of each `GET /api/saude` during the run: the minimum of any request, with one trivial statement. */
  readonly floor: readonly number[];
  readonly seconds: number;
  /** Per student and item, what was acknowledged last. */
  readonly acknowledged: ReadonlyMap<Student, ReadonlyMap<number, { item_resposta: number; seq: number }>>;
};

const OPTIONS = 5;

/** Each student changes one answer after the other, round and round, for `seconds`. */
export async function answerFor(server: string, students: readonly Student[], seconds: number): Promise<Load> {
  const saves: number[] = [];
  const floor: number[] = [];
  const acknowledged = new Map<Student, Map<number, { item_resposta: number; seq: number }>>();
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;

  const student = async (one: Student) => {
    const own = new Map<number, { item_resposta: number; seq: number }>();
    acknowledged.set(one, own);
    const items = await one.items();
    for (let n = 0; !isOver(); n += 1) {
      const item = items[n % items.length];
      if (!item) throw new Error('the exam has no items');
      const choice = { item_resposta: 1 + (n % OPTIONS), seq: item.seq + n + 1 };
      saves.push(await one.save(item.id, choice.item_resposta, choice.seq));
      own.set(item.id, choice);
    }
  };
  const visitor = async () => {
    while (!isOver()) {
      const asked = performance.now();
      await (await fetch(`${server}/api/saude`)).arrayBuffer();
      floor.push(performance.now() - asked);
    }
  };
  await Promise.all([...students.map(student), visitor()]);
  return { saves, floor, seconds: (performance.now() - started) / 1000, acknowledged };
}

/** Acknowledged answers that the server returns with another value or sequence, or not at all. */
export async function countLost({ acknowledged }: Load): Promise<number> {
  let lost = 0;
  for (const [student, own] of acknowledged) {
    const stored = new Map((await student.items()).map((item) => [item.id, item]));
    for (const [id, choice] of own) {
      const item = stored.get(id);
      if (item?.item_resposta !== choice.item_resposta || item.seq !== choice.seq) lost += 1;
    }
  }
  return lost;
}
