/** The grid of the screen, from what the server has and what was typed. Pure. */
import type { Grade, GradeAluno } from '@luneta/api-client';

import { isPontos } from '@luneta/domain/pontos';

import type { AnswerCell, AnswerColumn, AnswerRow } from '../parts/answer-grid/answer-grid.tsx';
import { nomeDe } from '../../../shared/aluno.ts';
import { pontosText } from '../../../shared/pontos.ts';
import { copy } from './copy.ts';
import { copy as duasCopy } from './duas-copy.ts';
import {
  colunasDe,
  isDigitavel,
  isTravada,
  letraDe,
  linhaDe,
  problemaDe,
  type Coluna,
  type Edicoes,
  type Linha,
} from './planilha.ts';

/** Digits as far as they can still become points. */
const canBePontos = (text: string) => /^\d{1,5}([.,]\d{0,2})?$/u.test(text);
const POINT_KEYS = [
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ','].map((value) => ({ label: value, value })),
  { label: copy.clear, value: '' },
];

function columnOf({ itens }: Grade, coluna: Coluna): AnswerColumn {
  if (coluna.tipo === 'presenca') return { id: 'presenca', header: copy.presenca, label: copy.presencaLabel };
  if (coluna.tipo === 'lingua') return { id: 'lingua', header: copy.lingua, label: copy.linguaLabel };
  const item = itens[coluna.n];
  const numero = item?.numero ?? 0;
  const id = String(item?.avaliacao_conhecimento_questao_id ?? coluna.n);
  if (item?.subjetiva) {
    const most = pontosText(item.pontuacao_avaliacao);
    const label = copy.pointsOf(numero, most);
    return { id, header: copy.pointsHead(numero, most), label, typing: { accepts: canBePontos, keys: POINT_KEYS } };
  }
  if (!item || item.lingua_estrangeira === null) return { id, header: String(numero), label: copy.item(numero) };
  const lingua = item.lingua_estrangeira === 1 ? copy.ingles : copy.espanhol;
  return { id, header: `${numero} ${lingua}`, label: copy.itemOf(numero, lingua) };
}

export const columnsOf = (grade: Grade): AnswerColumn[] => colunasDe(grade).map((coluna) => columnOf(grade, coluna));

/** What stands in a cell. */
export function textOf(linha: Linha, coluna: Coluna): string {
  if (coluna.tipo === 'presenca') {
    if (linha.presente === null) return '';
    return linha.presente ? copy.presente : copy.falta;
  }
  if (coluna.tipo === 'lingua') {
    if (linha.lingua_estrangeira === null) return '';
    return linha.lingua_estrangeira === 1 ? 'I' : 'E';
  }
  const pontos = linha.pontos[coluna.n] ?? null;
  return pontos === null ? letraDe(linha.respostas[coluna.n] ?? null) : pontosText(pontos);
}

type Erros = ReadonlyMap<number, string>;

/** What stands under a name: why nothing can be typed, what the server refused, what is wrong. */
function noteOf(grade: Grade, aluno: GradeAluno, edited: Linha | undefined, refused: string | undefined) {
  if (isTravada(aluno)) return { text: copy.online, wrong: false };
  if (refused !== undefined) return { text: refused, wrong: true };
  const problema = edited && problemaDe(grade, edited);
  const duas = aluno.duas_respostas;
  if (!problema) return duas ? { text: duasCopy.note(duas.vale, duas.escolhida), wrong: false } : undefined;
  const [erro, numero] = problema === 'sem_presenca' ? [problema, null] : [problema.erro, problema.numero];
  const item = grade.itens.find((found) => found.numero === numero && found.subjetiva);
  return { text: copy.erro(erro, numero, pontosText(item?.pontuacao_avaliacao ?? 0)), wrong: true };
}

function cellOf(grade: Grade, aluno: GradeAluno, linha: Linha, edited: boolean, coluna: Coluna): AnswerCell {
  const text = textOf(linha, coluna);
  if (isTravada(aluno) || (coluna.tipo === 'item' && !isDigitavel(grade, linha, coluna.n)))
    return { text, tone: 'off' };
  if (coluna.tipo === 'item') {
    const pontos = linha.pontos[coluna.n] ?? null;
    if (pontos !== null && !isPontos(pontos, grade.itens[coluna.n]?.pontuacao_avaliacao ?? 0))
      return { text, tone: 'wrong' };
    const resposta = linha.respostas[coluna.n] ?? null;
    if (resposta !== null && resposta > (grade.itens[coluna.n]?.opcoes ?? 5)) return { text, tone: 'wrong' };
  }
  return { text, tone: edited && text !== textOf(aluno, coluna) ? 'changed' : 'plain' };
}

export function rowsOf(grade: Grade, edicoes: Edicoes, erros: Erros): AnswerRow[] {
  const colunas = colunasDe(grade);
  return grade.alunos.map((aluno) => {
    const linha = linhaDe(aluno, edicoes);
    const edited = edicoes.get(aluno.turma_aluno_id);
    return {
      id: aluno.turma_aluno_id,
      header: nomeDe(aluno.aluno_nome),
      note: noteOf(grade, aluno, edited, erros.get(aluno.turma_aluno_id)),
      cells: colunas.map((coluna) => cellOf(grade, aluno, linha, edited !== undefined, coluna)),
    };
  });
}
