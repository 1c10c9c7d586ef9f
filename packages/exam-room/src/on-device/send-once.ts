import { sendKept, type SendKeptOptions } from '@luneta/exam';

type Result = ReturnType<typeof sendKept>;

const running = new Map<number, Result>();

/** One pass at a time for each student: who asks while one runs gets its result, and nothing goes twice. */
export function sendOnce(options: SendKeptOptions): Result {
  const { turma_aluno_id } = options;
  const now = running.get(turma_aluno_id) ?? sendKept(options).finally(() => running.delete(turma_aluno_id));
  running.set(turma_aluno_id, now);
  return now;
}
