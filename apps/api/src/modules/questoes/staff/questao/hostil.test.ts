/** Texts that attack their readers, and bodies that no screen sends, in every field of a question. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { askedIn, makeQuestao, putJson } from '../../../../../test/gestao/questao-fixture.ts';
import { offences } from '../../../../../test/rich-text/offences.ts';
import { xssCorpus } from '../../../../../test/rich-text/xss-corpus.ts';
import { report } from '../../../../../test/security/support/figures.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const URL = '/api/v2/gestao/questoes';
let ines: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
beforeAll(async () => {
  ines = await t.signIn('coord.ines');
  topic = await addTopic(tenant(t.db, world.escola));
});

/** The same attack in every text; the letters keep the options apart. */
const everywhere = (payload: string) => ({
  enunciado: `<p>E</p>${payload}`,
  comentario: payload,
  orientacoes: payload,
  alternativas: [
    { letra: 'A', texto: `a${payload}`, motivo: payload },
    { letra: 'B', texto: `b${payload}`, motivo: payload },
  ],
  aceita_repetida: true,
});

/** The texts of an answer. */
function textsOf(answer: Parameters<typeof bodyOf>[1]): string[] {
  const { enunciado, comentario, orientacoes, alternativas } = bodyOf('QuestaoGestao', answer);
  return [enunciado, comentario, orientacoes, ...alternativas.flatMap(({ texto, motivo }) => [texto, motivo])];
}

describe('HTML', () => {
  it('of a hundred attacks is stored without anything that runs, by create, save and passage', async () => {
    const { banco_questao_id } = await makeQuestao(ines, topic);
    let versao = 1;
    const found: string[] = [];
    for (const [n, [way, payload]] of xssCorpus.entries()) {
      // A limit of calls a minute is for people.
      t.clock.set(new Date(Date.parse('2026-11-21T12:00:00Z') + n * 1000).toISOString());
      const text = payload.replaceAll('\u0000', '');
      const within = `<table><tbody><tr><td><ul><li>${text}</li></ul></td></tr></tbody></table>`;
      const draft = { situacao: 'rascunho' };
      const made = await ines.post(URL, askedIn(topic, { ...everywhere(text), ...draft }));
      const body = askedIn(topic, { ...everywhere(within), ...draft, versao });
      const saved = await putJson(ines, `${URL}/${banco_questao_id}`, body);
      versao += 1;
      const texto = await putJson(ines, '/api/v2/gestao/textos_base', { titulo: way, conteudo: `<p>T</p>${text}` });
      const shown = [...textsOf(made), ...textsOf(saved), bodyOf('TextoBaseSalvo', texto).texto_base.conteudo];
      found.push(...shown.flatMap(offences).map((offence) => `${way}: ${offence}`));
    }
    report('XSS in questions', { payloads: 2 * xssCorpus.length, places: 14, executed: found.length });
    expect(found).toEqual([]);
    expect(2 * xssCorpus.length).toBeGreaterThanOrEqual(100);
    expect(offences('<p onclick="x()">a</p>')).not.toEqual([]);
  });
});

describe('a body', () => {
  const send = (more: object) => ines.post(URL, askedIn(topic, more));
  it.each([
    ['a stem that is too long', { enunciado: 'x'.repeat(100_001) }],
    ['six options', { alternativas: 'ABCDEF'.split('').map((letra) => ({ letra, texto: letra })) }],
    ['a letter that is none', { gabarito: 'F' }],
    ['a field that nobody declared', { raiz_id: 1 }],
    ['31 tags', { etiquetas: Array.from({ length: 31 }, (_, n) => `e${n}`) }],
    ['points below zero', { pontuacao: -1 }],
  ])('with %s is refused', async (_name, more) => {
    expect((await send(more)).status).toBe(400);
  });

  it('with NUL or half a character is taken without them', async () => {
    const made = bodyOf('QuestaoGestao', await send({ enunciado: '<p>a\u0000b\ud83d?</p>', comentario: '\udc00c' }));
    expect([made.enunciado, made.comentario]).toEqual(['<p>ab?</p>', 'c']);
  });

  it('whose formulas grow beyond what an answer holds is refused', async () => {
    const enunciado = `<p>${'\\(x^2\\) '.repeat(4_000)}</p>`;
    expect((await send({ enunciado })).body).toMatchObject({ codigo: 'texto_longo' });
  });

  it('with a stem in half a million points of markup is answered', async () => {
    const { status } = await send({ enunciado: `<p>${'<b>'.repeat(30_000)}</p>` });
    expect([200, 422]).toContain(status);
  });
});
