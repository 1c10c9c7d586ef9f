/** The example bank: what it holds, and how it comes into an empty school and leaves it. */
import { AREA_CODIGOS } from '@luneta/domain/areas-enem';
import { isHabilidade, sistemaDaHabilidade } from '@luneta/domain/questao-habilidade';
import { imagensSemDescricao, isHtmlVazio, textoComparado } from '@luneta/domain/questao-texto';
import { LETRAS } from '@luneta/domain/resposta';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';

import { createImportador } from '../../../../test/importacao/importador.ts';
import type { Client } from '../../../../test/index.ts';
import { toRichText } from '../../../http/rich-text/rich-text.ts';
import { arquivoDeExemplo } from './arquivo.ts';
import { EXEMPLOS, imagensDe } from './exemplos.ts';

const FOLDER = new URL('imagens/', import.meta.url);

describe('the example bank', () => {
  it('has 30 questions of each of the four areas', () => {
    const counted = AREA_CODIGOS.map((codigo) => [codigo, EXEMPLOS.filter(({ area }) => area === codigo).length]);
    expect(counted).toEqual(AREA_CODIGOS.map((codigo) => [codigo, 30]));
    expect(EXEMPLOS).toHaveLength(120);
    expect(new Set(EXEMPLOS.map(({ codigo }) => codigo)).size).toBe(120);
  });

  it.each(EXEMPLOS.map((one) => [one.codigo, one] as const))(
    '%s has key, comment, skill and five options',
    (_codigo, one) => {
      expect(LETRAS).toContain(one.gabarito);
      expect(isHtmlVazio(one.comentario)).toBe(false);
      expect(one.habilidades.length).toBeGreaterThan(0);
      // Not a school's own: a code of BNCC, ENEM or SAEB (rule BAN-6), of the area of the question.
      for (const codigo of one.habilidades) {
        const sistema = sistemaDaHabilidade(codigo);
        expect([sistema === 'propria', isHabilidade(sistema, codigo), codigo.startsWith(`${one.area}-`)]).toEqual([
          false,
          true,
          true,
        ]);
      }
      const opcoes = one.opcoes.map((opcao) => toRichText(opcao).html);
      expect([opcoes.length, new Set(opcoes).size, opcoes.some(isHtmlVazio)]).toEqual([5, 5, false]);
      for (const html of [one.enunciado, one.comentario, ...one.opcoes]) expect(toRichText(html).problemas).toEqual([]);
      expect(imagensSemDescricao(one.enunciado)).toBe(0);
    },
  );

  it('asks nothing twice (rule BAN-7)', () => {
    const asked = EXEMPLOS.map(({ enunciado, opcoes }) =>
      textoComparado({ texto_base: '', enunciado: toRichText(enunciado).html, alternativas: opcoes }),
    );
    expect(new Set(asked).size).toBe(120);
  });

  it('has at least 12 pictures, each in the folder, each of at most 20 kB', () => {
    const used = EXEMPLOS.flatMap(({ enunciado }) => imagensDe(enunciado));
    expect(used.length).toBeGreaterThanOrEqual(12);
    expect(used.toSorted()).toEqual(readdirSync(FOLDER).toSorted());
    for (const nome of used) expect(readFileSync(new URL(nome, FOLDER)).length).toBeLessThanOrEqual(20_480);
  });
});

const t = await createImportador();
afterAll(t.close);

async function send(by: Client) {
  const answer = await by.post('/api/v2/gestao/importacoes/exemplo', {});
  expect(answer.status).toBe(202);
  await t.work();
  return t.read(by, String(Reflect.get(Object(answer.body), 'importacao_id')));
}
const count = async () =>
  (await t.db.query<{ n: number }>("select count(*)::int as n from questao where codigo like 'EXEMPLO-%'")).rows[0]?.n;

it('comes into a school by one call, is known again, and is taken back', async () => {
  const ines = await t.signIn('coord.ines');
  const made = await send(ines);
  expect(made).toMatchObject({ situacao: 'pronta', formato: 'zip', nome_arquivo: 'questoes-de-exemplo.zip' });
  expect(made.resumo).toMatchObject({ criar: 120, erro: 0, aviso: 0 });
  const done = await t.applied(ines, made);
  expect(done.situacao).toBe('aplicada');
  expect(await count()).toBe(120);
  const list = await ines.get('/api/v2/gestao/questoes?busca=EXEMPLO-058');
  expect(list.body).toMatchObject([
    { codigo: 'EXEMPLO-058', situacao: 'aprovada', habilidades: ['CH-H19'], etiquetas: ['Exemplo'] },
  ]);
  t.clock.advance(60_000);
  expect((await send(ines)).resumo).toMatchObject({ criar: 0, igual: 120, erro: 0 });
  await t.undone(ines, done);
  expect(await count()).toBe(0);
});

it('is the same file each time', () => {
  expect(arquivoDeExemplo().sha256).toBe(arquivoDeExemplo().sha256);
  expect(arquivoDeExemplo().bytes).toBeLessThan(500_000);
});

it('is for who writes questions', async () => {
  const otto = await t.signIn('dir.otto');
  expect((await otto.post('/api/v2/gestao/importacoes/exemplo', {})).status).toBe(403);
});
