/** An exercise answered as a client does that has just read the items of the phase. Tests only. */
import type { Answer, Client } from '../index.ts';

type Item = { readonly banco_questao_id: number; readonly vez: number };

const itensOf = (body: unknown): readonly Item[] => {
  const itens: unknown = Reflect.get(Object(body), 'itens');
  return Array.isArray(itens) ? itens : [];
};

/**
 * Sends `body` for one exercise. Without a `vez` it is the next try of the open run, or the last one when it continues;
 * where the items are not shown, it is the first try.
 * @param fase_url address of the phase
 */
export async function answerItem(
  client: Client,
  fase_url: string,
  banco_questao_id: number | undefined,
  body: object,
): Promise<Answer> {
  const send = (sent: object) => client.post(`${fase_url}/itens/${banco_questao_id}/resposta`, sent);
  if ('vez' in body) return send(body);
  const { body: read } = await client.get(`${fase_url}/itens`);
  const made = itensOf(read).find((item) => item.banco_questao_id === banco_questao_id)?.vez ?? 0;
  const continues = Reflect.get(body, 'item_resposta') === null;
  return send({ ...body, vez: Math.min(2, Math.max(1, continues ? made : made + 1)) });
}
