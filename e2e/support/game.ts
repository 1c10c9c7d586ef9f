/** The game of version 1, as journeys play it: the right letters, and phases that are not the point of a journey. */
import { expect, type Page } from '@playwright/test';

import { query } from './database.ts';

type Fase = { objeto_conhecimento_id: number; qtde_estrelas: number };
type Item = { banco_questao_id: number; bloqueado: boolean };

/** The subject of the address that is open. */
const placeOf = (page: Page): string =>
  /avaliacao_adaptadas\/\w+\/\d+\/\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';

/** The right letter of each question, A to E. */
export async function keys(api: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await query(api, 'select id, gabarito from questao where escola_id = 1 and id = any($1)', [ids]);
  return new Map(rows.map(({ id, gabarito }) => [Number(id), String(gabarito)]));
}

/** A letter that is not the right one. */
export const wrong = (letter: string): string => (letter === 'A' ? 'B' : 'A');

/** Calls the server as the student of the page does. */
export async function callerOf(page: Page, api: string, version: 'v1' | 'v2' = 'v1') {
  const authorization = await page.evaluate(
    () => sessionStorage.getItem('request_authorization') ?? localStorage.getItem('request_authorization') ?? '',
  );
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${api}/api/${version}/${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer: Answer = await response.json();
    expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
    return answer;
  };
}

/** The right letters of the phase that is open, in the order of its exercises. */
export async function phaseKeys(page: Page, api: string): Promise<readonly string[]> {
  const call = await callerOf(page, api);
  const [, phase = ''] = /avaliacao_adaptadas\/\w+\/\d+\/\d+\/(\d+)/.exec(page.url()) ?? [];
  const { itens } = await call<{ itens: Item[] }>(`${placeOf(page)}/${phase}/itens`);
  const right = await keys(
    api,
    itens.map(({ banco_questao_id }) => banco_questao_id),
  );
  return itens.map(({ banco_questao_id }) => right.get(banco_questao_id) ?? '');
}

/** The right letters of the Boss that is being fought, in the order of its questions. */
export async function bossKeys(page: Page, api: string): Promise<readonly string[]> {
  const call = await callerOf(page, api);
  const { itens } = await call<{ itens: Item[] }>(`${placeOf(page)}/boss_resumo`);
  const right = await keys(
    api,
    itens.map(({ banco_questao_id }) => banco_questao_id),
  );
  return itens.map(({ banco_questao_id }) => right.get(banco_questao_id) ?? '');
}

/** Plays every phase of the subject that has no star yet, all right, by the calls that the screens make. */
export async function finishPhases(page: Page, api: string): Promise<void> {
  const call = await callerOf(page, api);
  const place = placeOf(page);
  const { fases } = await call<{ fases: Fase[] }>(place);
  for (const { objeto_conhecimento_id, qtde_estrelas } of fases) {
    if (qtde_estrelas > 0) continue;
    const phase = `${place}/${objeto_conhecimento_id}`;
    const { itens } = await call<{ itens: Item[] }>(`${phase}/itens`);
    const right = await keys(
      api,
      itens.map(({ banco_questao_id }) => banco_questao_id),
    );
    for (const { banco_questao_id } of itens) {
      const item_resposta = 'ABCDE'.indexOf(right.get(banco_questao_id) ?? '') + 1;
      await call(`${phase}/itens/${banco_questao_id}/resposta`, { item_resposta, vez: 1 });
    }
    await call(`${phase}/fase_concluida`, { fase_resumo: [] });
  }
}

/** Chooses a letter of the question on screen. */
export const choose = (page: Page, letter: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}`) }).check({ force: true });
