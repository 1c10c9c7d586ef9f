/** Name in the address of the draft of an exam that waits for the questions of a file. */
export const PROVA_PARAM = 'prova';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The draft that the person came from; null for none. */
export function provaDe(search: URLSearchParams): string | null {
  const named = search.get(PROVA_PARAM);
  return named !== null && UUID.test(named) ? named : null;
}
