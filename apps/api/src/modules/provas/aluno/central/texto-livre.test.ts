/** What a student writes in an exam: cleaned and stored, or refused for its length and nothing else (decision 208). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEXTO_MAX } from '@luneta/domain/texto-livre';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

let t: TestApp;
let who: Record<1 | 2, Client>;
let made: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  who = { 1: await t.signIn('ana'), 2: await t.signIn('bia') };
  const janelas = [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] as const;
  made = await createExam(t.db, {
    turmas: [
      { turma_id: world.turmaV1, janelas: [[...janelas[0]]] },
      { turma_id: world.turmaV2, janelas: [[...janelas[0]]] },
    ],
    dias: [{ itens: [{ subjetiva: true, gabarito: null }], redacao: true }],
  });
});
afterAll(() => t.close());

const UNWRITABLE = 'Um\u0000 texto\u0007\r\ncolado\uFFFF \uD83D de outro lugar. 😀';
const KEPT = 'Um texto\ncolado  de outro lugar. 😀';
const VERSIONS = [1, 2] as const;

const base = (version: 1 | 2) => `/api/v${version}/central_avaliacoes/${made.turma_avaliacao_ids[version - 1]}`;
const WRITES = {
  redacao: {
    max: TEXTO_MAX.redacao,
    save: (version: 1 | 2, texto_redacao: string, seq: number) =>
      who[version].post(`${base(version)}/${made.propostas[0]}/resposta_redacao`, { texto_redacao, seq, dia: 1 }),
    stored: async (version: 1 | 2) => {
      const { redacao } = bodyOf('Resumo', await who[version].get(`${base(version)}/1/resumo`));
      return redacao?.texto;
    },
  },
  resposta: {
    max: TEXTO_MAX.resposta,
    save: (version: 1 | 2, texto_resposta: string, seq: number) =>
      who[version].post(`${base(version)}/resposta_subjetiva`, {
        turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
        texto_resposta,
        seq,
        dia: 1,
      }),
    stored: async (version: 1 | 2) => {
      const { materias } = bodyOf('Resumo', await who[version].get(`${base(version)}/1/resumo`));
      return materias[0]?.itens[0]?.texto_resposta;
    },
  },
} as const;
const CASES = VERSIONS.flatMap((version) =>
  (['redacao', 'resposta'] as const).map((write) => ({ version, write, ...WRITES[write] })),
);

describe.each(CASES)('[TXT-1] $write in version $version', ({ version, max, save, stored }) => {
  it('with characters that cannot be kept is stored without them', async () => {
    expect((await save(version, UNWRITABLE, 1)).status).toBe(200);
    expect(await stored(version)).toBe(KEPT);
  });

  it('as long as the contract allows is stored, counted in characters and after the cleaning', async () => {
    const longest = '😀'.repeat(max);
    expect((await save(version, `${longest}\u0000`, 2)).status).toBe(200);
    expect(await stored(version)).toBe(longest);
  });

  it('longer is refused with the field and its reason, and what was stored stays', async () => {
    const before = await stored(version);
    expect(await save(version, 'a'.repeat(max + 1), 3)).toMatchObject({
      status: 400,
      body: {
        codigo: 'pedido_invalido',
        campos: [{ motivo: `Deve ter no máximo ${max.toLocaleString('pt-BR')} caracteres.` }],
      },
    });
    expect(await stored(version)).toBe(before);
  });
});
