/** Roadmaps of version 2, as journeys study them. */
import type { Page } from '@playwright/test';

import { callerOf, keys } from './game.ts';

type Item = { banco_questao_id: number; ordem: number };

/** The right letter of the exercise that is open, A to E. */
export async function exerciseKey(page: Page, api: string): Promise<string> {
  const [, fase = '', ordem = ''] = /\/trilhas\/\d+\/\d+\/(\d+)\/questao\/(\d+)/.exec(page.url()) ?? [];
  const call = await callerOf(page, api, 'v2');
  const { items } = await call<{ items: Item[] }>(`roteiro_estudos/${fase}`);
  const item = items.find((one) => one.ordem === Number(ordem));
  if (item === undefined) throw new Error(`The phase has no exercise ${ordem}.`);
  const right = await keys(api, [item.banco_questao_id]);
  return right.get(item.banco_questao_id) ?? '';
}
