/** Decides what happens to each sent row of answers by what is stored. Pure. */
import {
  asksLanguage,
  gradeProblema,
  isSameLinha,
  type GradeErro,
  type GradeLinha,
  type GradeProblema,
} from '@luneta/domain/grade-resposta';

import type { LinhaDoArquivo } from '@luneta/domain/importacao-respostas';

import type { LinhaNova } from './save.ts';
import { aParteOf, emPapelOf } from './segunda.ts';
import type { GradeAlunoRow, GradeItemRow } from './store.ts';

/** A row as it was sent. Without `versao` it overwrites any stored row; without `pontos` the marks stay. */
export type LinhaEnviada = {
  readonly turma_aluno_id: number;
  readonly linha: LinhaDoArquivo;
  readonly versao: number | null;
};

export type Decisao =
  | { readonly situacao: 'gravada'; readonly nova: LinhaNova }
  | { readonly situacao: 'sem_mudanca' | 'conflito' }
  | { readonly situacao: 'recusada'; readonly erro: string };

const TEXTS: Readonly<Record<GradeErro, string>> = {
  quantidade: 'A linha não tem uma resposta para cada questão.',
  ausente_com_respostas: 'Este aluno consta como ausente, mas tem resposta.',
  lingua_faltando: 'Diga a língua estrangeira deste aluno.',
  outra_lingua: 'Esta questão é da outra língua estrangeira.',
  subjetiva: 'A resposta desta questão é um texto: escreva os pontos.',
  pontos_sem_texto: 'Esta questão tem alternativas e não recebe pontos.',
  pontos: 'Estes pontos não cabem no que a questão vale.',
  opcao_inexistente: 'Esta questão não tem essa alternativa.',
};

export const decisaoTexts = {
  foraDaTurma: 'Este aluno não é desta turma.',
  repetido: 'Este aluno aparece mais de uma vez.',
  comecouNaTela: 'Este aluno começou agora na tela. Salve de novo: o papel fica guardado à parte.',
  online: 'Este aluno respondeu na tela e não pode ficar como ausente.',
  temEnvio: 'Este aluno já enviou algo por esta prova e não pode ficar como ausente.',
  conflito: 'Outra pessoa salvou esta linha. Confira e salve de novo.',
};

/** The error of a row and its place. */
export function textOf({ erro, numero }: GradeProblema): string {
  return numero === null
    ? TEXTS[erro]
    : `Questão ${numero}: ${TEXTS[erro].charAt(0).toLowerCase()}${TEXTS[erro].slice(1)}`;
}

/** The stored marks, one place for each item. */
export function pontosOf({ pontos }: Pick<GradeAlunoRow, 'pontos'>, itens: readonly GradeItemRow[]): (number | null)[] {
  const given = new Map(pontos);
  return itens.map(({ item_id }) => given.get(item_id) ?? null);
}

/** The row as it is stored; null while nobody has typed it. */
export function storedLinha(aluno: GradeAlunoRow, itens: readonly GradeItemRow[]): GradeLinha | null {
  if (aluno.presente === null) return null;
  const given = new Map(aluno.respostas);
  return {
    presente: aluno.presente,
    lingua_estrangeira: aluno.presente && asksLanguage(itens) ? aluno.lingua_estrangeira : null,
    respostas: itens.map(({ item_id }) => given.get(item_id) ?? null),
    pontos: pontosOf(aluno, itens),
  };
}

function novaOf(aluno: GradeAlunoRow, linha: GradeLinha, itens: readonly GradeItemRow[]): LinhaNova {
  const before = new Map(aluno.respostas);
  const respostas = itens
    .map(({ item_id }, i) => ({ item_id, item_resposta: linha.respostas[i] ?? null }))
    .filter(({ item_id, item_resposta }) => item_resposta !== (before.get(item_id) ?? null));
  const marked = pontosOf(aluno, itens);
  const pontos = itens
    .map(({ item_id }, i) => ({ item_id, pontuacao: linha.pontos[i] ?? null, antes: marked[i] ?? null }))
    .filter(({ pontuacao, antes }) => pontuacao !== antes)
    .map(({ item_id, pontuacao }) => ({ item_id, pontuacao }));
  const { turma_aluno_id, versao } = aluno;
  const { presente, lingua_estrangeira } = linha;
  return { turma_aluno_id, presente, lingua_estrangeira, versao: versao + 1, respostas, pontos, aParte: null };
}

/** Of a student with an attempt on a screen nothing of the attempt changes. */
function novaAParte(aluno: GradeAlunoRow, linha: GradeLinha): LinhaNova {
  const { presente, lingua_estrangeira } = linha;
  const nova = { turma_aluno_id: aluno.turma_aluno_id, presente, lingua_estrangeira, versao: aluno.versao + 1 };
  const pontos = linha.pontos.filter((given) => given !== null).length;
  return { ...nova, respostas: [], pontos: [], aParte: { ...aParteOf(aluno, presente ? linha : null), pontos } };
}

const refuse = (erro: string): Decisao => ({ situacao: 'recusada', erro });

/** Decides one row. A student of another class is refused before version numbers are compared. */
export function decideLinha(
  found: GradeAlunoRow | undefined,
  itens: readonly GradeItemRow[],
  { linha: sent, versao }: LinhaEnviada,
): Decisao {
  if (!found) return refuse(decisaoTexts.foraDaTurma);
  const naTela = found.origem_tentativa === 'online';
  const aluno = emPapelOf(found);
  if (versao !== null && versao !== aluno.versao) return { situacao: 'conflito' };
  const given = sent.presente ? pontosOf(aluno, itens) : itens.map(() => null);
  const lingua_estrangeira = asksLanguage(itens) ? sent.lingua_estrangeira : null;
  const linha = { ...sent, lingua_estrangeira, pontos: sent.pontos ?? given };
  const problema = gradeProblema(itens, linha);
  if (problema) return refuse(textOf(problema));
  const stored = storedLinha(aluno, itens);
  if (stored && isSameLinha(stored, linha)) return { situacao: 'sem_mudanca' };
  if (!linha.presente && naTela && !stored) return refuse(decisaoTexts.online);
  if (naTela) return { situacao: 'gravada', nova: novaAParte(found, linha) };
  if (!linha.presente && aluno.tem_envio) return refuse(decisaoTexts.temEnvio);
  return { situacao: 'gravada', nova: novaOf(aluno, linha, itens) };
}
