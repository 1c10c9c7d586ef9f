/** Students of a hybrid exam with an answer on a screen and one on paper: both side by side. Pure. */
import type { Grade, GradeAluno } from '@luneta/api-client';
import { asksLanguage } from '@luneta/domain/grade-resposta';
import { isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';

import { pontosText } from '../../../shared/pontos.ts';
import { copy as words } from './copy.ts';
import { copy } from './duas-copy.ts';
import { letraDe, type Linha } from './planilha.ts';

export type Duas = NonNullable<GradeAluno['duas_respostas']>;
export type ComDuas = GradeAluno & { duas_respostas: Duas };

export const comDuas = ({ alunos }: Grade): ComDuas[] =>
  alunos.flatMap((aluno) => (aluno.duas_respostas ? [{ ...aluno, duas_respostas: aluno.duas_respostas }] : []));

/** Who answered on a screen alone; their sheet may still come. */
export const soNaTela = ({ alunos }: Grade): GradeAluno[] => alunos.filter(({ origem }) => origem === 'online');

/** The row of who answered on a screen, as a sheet that nobody has typed. */
function folhaEmBranco(aluno: GradeAluno): GradeAluno {
  const { lingua_estrangeira, respostas, pontos } = aluno;
  const na_tela = { lingua_estrangeira, respostas, pontos, textos: respostas.map(() => false) };
  const blank = { respostas: respostas.map(() => null), pontos: pontos.map(() => null), lingua_estrangeira: null };
  return {
    ...aluno,
    ...blank,
    presente: null,
    origem: null,
    duas_respostas: { vale: 'online', escolhida: false, na_tela },
  };
}

/** The grid in which the sheets of these students can be typed, too. */
export const comFolhas = (grade: Grade, abertas: ReadonlySet<number>): Grade => ({
  ...grade,
  alunos: grade.alunos.map((aluno) =>
    aluno.origem === 'online' && abertas.has(aluno.turma_aluno_id) ? folhaEmBranco(aluno) : aluno,
  ),
});

export type LinhaDasDuas = {
  readonly id: string;
  readonly rotulo: string;
  readonly tela: string;
  readonly papel: string;
};

type Respondida = Omit<Linha, 'presente'> & { readonly textos?: readonly boolean[] };

/** What one answer says of an item; nothing for an item of the other language. */
function textOf(
  itens: Grade['itens'],
  n: number,
  { lingua_estrangeira, respostas, pontos, textos }: Respondida,
): string {
  const item = itens[n];
  if (!item || !isItemOfLanguage(item, lingua_estrangeira ?? 1)) return '';
  const given = pontos[n] ?? null;
  const points = given === null ? '' : copy.pontos(pontosText(given));
  if (item.subjetiva) return [textos?.[n] === true ? copy.texto : '', points].filter((text) => text !== '').join(', ');
  return letraDe(respostas[n] ?? null);
}

const rotuloOf = ({ numero, lingua_estrangeira }: Grade['itens'][number]): string =>
  lingua_estrangeira === null
    ? String(numero)
    : `${numero} ${lingua_estrangeira === 1 ? words.ingles : words.espanhol}`;

/** Both answers, item by item, the language first. */
export function linhasDasDuas({ itens }: Grade, aluno: ComDuas): LinhaDasDuas[] {
  const { na_tela } = aluno.duas_respostas;
  const languageOf = ({ lingua_estrangeira }: Respondida) =>
    lingua_estrangeira === null ? '' : copy.linguas[lingua_estrangeira];
  const lingua = { id: 'lingua', rotulo: copy.lingua, tela: languageOf(na_tela), papel: languageOf(aluno) };
  const all = itens.map((item, n) => ({
    id: String(item.avaliacao_conhecimento_questao_id),
    rotulo: rotuloOf(item),
    tela: textOf(itens, n, na_tela),
    papel: textOf(itens, n, aluno),
  }));
  return [...(asksLanguage(itens) ? [lingua] : []), ...all];
}

/** How many questions each of both answers, of how many. Both languages share a number. */
export function contagem({ itens }: Grade, linhas: readonly LinhaDasDuas[]) {
  const questoes = linhas.filter(({ id }) => id !== 'lingua');
  const answered = (of: (linha: LinhaDasDuas) => string) => questoes.filter((linha) => of(linha) !== '').length;
  const total = new Set(itens.map(({ numero }) => numero)).size;
  return { tela: answered(({ tela }) => tela), papel: answered(({ papel }) => papel), total };
}
