import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { codigosDe, lerArquivo } from '../../../../../../test/importacao/questoes.ts';
import { LeituraRecusada } from '../../leitura.ts';
import type { QuestaoLida } from '../modelo.ts';

const read = async (text: string) => (await lerArquivo(text, 'q.gift')).questoes;
const one = async (text: string): Promise<QuestaoLida> => {
  const [questao] = await read(text);
  if (!questao) throw new Error('no question');
  return questao;
};
const textos = ({ alternativas }: QuestaoLida) => alternativas.map(({ texto }) => texto);

describe('a block of GIFT', () => {
  it('has title, category, marks, options with reasons, key and comment', async () => {
    const text = `$CATEGORY: $course$/top/Física/Óptica

// [id:FIS-1] [tag:luz] [tag:EM13CNT202]
::Cor do céu::[html]<p>Qual a cor do <b>céu</b>?</p>{
  =azul#Isso.
  ~%-50%verde # Veja de novo.
  ~{}
  ####Por causa da luz.
}`.replace('~{}', '~preta');
    expect(await one(text)).toMatchObject({
      linha: 4,
      codigo: 'FIS-1',
      nome: 'Cor do céu',
      categoria: ['Física', 'Óptica'],
      habilidades: ['EM13CNT202'],
      etiquetas: ['luz'],
      enunciado: '<p>Qual a cor do <b>céu</b>?</p>',
      alternativas: [
        { letra: 'A', texto: 'azul', motivo: 'Isso.' },
        { letra: 'B', texto: 'verde', motivo: 'Veja de novo.' },
        { letra: 'C', texto: 'preta', motivo: '' },
      ],
      gabarito: 'A',
      comentario: 'Por causa da luz.',
      problemas: [{ codigo: 'penalidade_ignorada', gravidade: 'aviso' }],
    });
  });

  it.each([
    ['T', 'A'],
    ['FALSE', 'B'],
    ['true#certo#errado', 'A'],
  ])('{%s} has two options', async (answers, gabarito) => {
    expect(await one(`Chove?{${answers}}`)).toMatchObject({ gabarito, tipo: 'objetiva', problemas: [] });
  });

  it.each(['{}', '{####Avalie a norma.}', '{ }'])('%s is a text question', async (answers) => {
    expect(await one(`Escreva.${answers}`)).toMatchObject({ tipo: 'discursiva', problemas: [] });
  });

  it.each([
    ['{=azul}', 'resposta curta'],
    ['{=a -> b =c -> d}', 'associação'],
    ['{#3}', 'numérica'],
    ['{~a =b} é a capital.', 'lacunas'],
  ])('%s is left out as %s', async (answers, nome) => {
    expect(await one(`Qual?${answers}`)).toMatchObject({ problemas: [{ codigo: 'tipo_nao_suportado', valor: nome }] });
  });

  it('keeps signs behind a backslash, and a break', async () => {
    const questao = await one('a \\{b\\} \\~ \\= \\# \\: c\\nd?{=x \\= 1 ~y \\~ 2}');
    expect(questao.enunciado).toBe('<p>a {b} ~ = # : c<br>d?</p>');
    expect(textos(questao)).toEqual(['x = 1', 'y ~ 2']);
  });

  it.each([
    ['as a person writes it', 'Quanto é $\\frac{1}{2}+x_{1}$?{=$\\frac{1}{2}$ ~$\\sqrt{2}$}'],
    [
      'as Moodle writes it',
      'Quanto é $\\\\frac\\{1\\}\\{2\\}+x_\\{1\\}$?{=$\\\\frac\\{1\\}\\{2\\}$ ~$\\\\sqrt\\{2\\}$}',
    ],
  ])('has formulas %s', async (_name, text) => {
    const { enunciado, alternativas, problemas } = await one(text);
    expect(enunciado).toContain('data-tex="%5Cfrac%7B1%7D%7B2%7D%2Bx_%7B1%7D"');
    expect(alternativas[1]?.texto).toContain('data-tex="%5Csqrt%7B2%7D"');
    expect(problemas).toEqual([]);
  });

  it('has answers over blank lines', async () => {
    expect(textos(await one('Qual?{\n\n=sim\n\n~não\n\n}\n\nOutra?{T}'))).toEqual(['sim', 'não']);
  });

  it('has attributes of HTML, whose equal signs begin no answer', async () => {
    expect(textos(await one('[html]Qual?{=<span lang="en">a</span> ~b}'))).toEqual(['<span lang="en">a</span>', 'b']);
  });
});

describe('one bad block', () => {
  it.each([
    ['open braces', 'Ruim {=a ~b'],
    ['a closing brace alone', 'Ruim } {T}'],
    ['two groups', 'Ruim {T} e {F}'],
    ['a title without an end', '::Ruim{T}'],
    ['answers without a sign', 'Ruim {talvez}'],
  ])('with %s spoils no other', async (_name, bad) => {
    const questoes = await read(`Antes?{T}\n\n${bad}\n\nDepois?{F}`);
    expect(questoes.map(({ gabarito }) => gabarito)).toEqual(['A', null, 'B']);
    expect(questoes.map((questao) => codigosDe(questao).length)).toEqual([0, 1, 0]);
  });
});

/** A case as its authors recorded it. */
type Caso = {
  readonly type: string;
  readonly isTrue?: boolean;
  readonly choices?: readonly { readonly isCorrect: boolean; readonly weight: number | null }[];
};

/** What the record means for us. */
function verdict({ type, isTrue, choices }: Caso): readonly unknown[] {
  if (type === 'TF') return ['objetiva', isTrue === true ? 'A' : 'B', []];
  if (type === 'Essay') return ['discursiva', null, []];
  if (type === 'Description') return ['objetiva', null, ['texto_solto']];
  if (type !== 'MC' || !Array.isArray(choices)) return ['objetiva', null, ['tipo_nao_suportado']];
  const right = choices.findIndex((choice) => (choice.weight === null ? choice.isCorrect : choice.weight === 100));
  if (choices.length > 5) return ['objetiva', null, ['alternativas_demais']];
  return right < 0 ? ['objetiva', null, ['varias_certas']] : ['objetiva', 'ABCDE'.charAt(right), []];
}

describe('cases of other programs', () => {
  const folder = new URL('../../../../../../../../../shared/data/gift/', import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.gift')) : [];
  const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');

  it.skipIf(names.length === 0)('are all there (skipped without ../shared/data)', () => {
    expect(names.length).toBeGreaterThanOrEqual(25);
  });

  it.each(names)('%s gives its recorded verdict', async (name) => {
    const cases: Caso[] = JSON.parse(text(name.replace('.gift', '.json')));
    const questoes = await read(text(name)).catch((error: unknown): readonly QuestaoLida[] => {
      if (error instanceof LeituraRecusada && error.codigo === 'sem_questoes') return [];
      throw error;
    });
    const seen = questoes.map((questao) => {
      const codigos = codigosDe(questao);
      return [questao.tipo, codigos.length > 0 ? null : questao.gabarito, codigos];
    });
    expect(seen).toEqual(cases.filter(({ type }) => type !== 'Category').map(verdict));
  });
});
