/** A student with an attempt on a screen and answers on paper (rule MON-4): what the grid shows and keeps of each. Pure. */
import { DUPLA, type GradeLinha, type RespostaEmPapel } from '@luneta/domain/grade-resposta';
import { valeSemEscolha, type OndeRespondeu } from '@luneta/domain/monta-hibrida';

import type { Corretor } from '../../above.ts';
import type { Conteudo } from '../../segunda-conteudo.ts';
import type { GradeAlunoRow, GradeItemRow } from './store.ts';

/** One of both answers, as the grid reads an attempt. */
export type Respondida = Pick<GradeAlunoRow, 'lingua_estrangeira' | 'respostas' | 'pontos' | 'textos'>;

function respondidaOf({ lingua_estrangeira, lingua_escolhida, respostas, textos, marcas }: Conteudo): Respondida {
  return {
    lingua_estrangeira: lingua_escolhida ? lingua_estrangeira : null,
    respostas: respostas.flatMap(({ avaliacao_item_id, item_resposta, dupla_marcacao }) => {
      const resposta = dupla_marcacao ? DUPLA : item_resposta;
      return resposta === null ? [] : [[avaliacao_item_id, resposta]];
    }),
    pontos: marcas.map(({ avaliacao_item_id, pontuacao }) => [avaliacao_item_id, pontuacao]),
    textos: textos.filter(({ texto }) => texto.trim() !== '').map(({ avaliacao_item_id }) => avaliacao_item_id),
  };
}

const NADA: Respondida = { lingua_estrangeira: null, respostas: null, pontos: null, textos: null };

/** The answers given on a screen; null when there are none. */
export function naTelaOf(aluno: GradeAlunoRow): Respondida | null {
  if (aluno.origem_tentativa === 'online') return aluno;
  return aluno.segunda?.origem === 'online' ? respondidaOf(aluno.segunda.conteudo) : null;
}

/** The row as it was typed: of a student on a screen what is kept apart, else nothing. */
export function emPapelOf(aluno: GradeAlunoRow): GradeAlunoRow {
  if (aluno.origem_tentativa !== 'online') return aluno;
  if (aluno.segunda?.origem === 'papel') return { ...aluno, ...respondidaOf(aluno.segunda.conteudo), presente: true };
  return { ...aluno, ...NADA, presente: null };
}

/** Typed answers that are kept apart from an attempt on a screen; `linha` is null when they are taken away. */
export type AParte = { readonly linha: GradeLinha | null; readonly vale: OndeRespondeu };

export function aParteOf(aluno: GradeAlunoRow, linha: GradeLinha | null): AParte {
  const { respostas, textos, tem_redacao } = aluno;
  const respondeu = (respostas ?? []).length > 0 || (textos ?? []).length > 0 || tem_redacao;
  return { linha, vale: valeSemEscolha({ respondeu }) };
}

/** More than one option marked is no option, and no blank. */
export const storedResposta = (resposta: RespostaEmPapel | null) => ({
  item_resposta: resposta === DUPLA ? null : resposta,
  dupla_marcacao: resposta === DUPLA,
});

/** What is kept of a typed row. A text on paper is blank: it stays with the school, and only its points are known. */
export function conteudoOf(
  itens: readonly GradeItemRow[],
  linha: GradeLinha,
  corretor: Corretor,
  agora: Date,
): Conteudo {
  const gravada_em = agora.toISOString();
  const feita = (item_id: number) => ({ avaliacao_item_id: item_id, gravada_em });
  const marcados = itens.flatMap(({ item_id }, i) => {
    const pontuacao = linha.pontos[i] ?? null;
    return pontuacao === null ? [] : [{ ...feita(item_id), pontuacao }];
  });
  return {
    lingua_estrangeira: linha.lingua_estrangeira ?? 1,
    lingua_escolhida: linha.lingua_estrangeira !== null,
    respostas: itens.flatMap(({ item_id }, i) => {
      const resposta = linha.respostas[i] ?? null;
      return resposta === null ? [] : [{ ...feita(item_id), ...storedResposta(resposta), seq: 1 }];
    }),
    textos: marcados.map(({ pontuacao: _points, ...text }) => ({ ...text, texto: '', palavras: 0, seq: 0 })),
    marcas: marcados.map((marca) => ({ ...marca, comentario: null, ...corretor, versao: 1 })),
  };
}
