/**
 * The fields of the contract that an exam session reads or sends, spelled as on the wire. The machine names no more
 * than it uses; `http/` proves against the generated types that the contract supplies each of them.
 */

import type { LinguaEstrangeira } from '@luneta/domain/lingua-estrangeira';
import type { SituacaoProva } from '@luneta/domain/prova-situacao';

/** Whose exam, which one, which day: everything kept or sent is bound to these three (decisions 33, 109). */
export interface ProvaIds {
  readonly turma_aluno_id: number;
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
}

export type { LinguaEstrangeira, SituacaoProva };

export interface ResumoItem {
  readonly numero: number;
  readonly banco_questao_id: number;
  /** 1 = A … 5 = E; null = none. */
  readonly item_resposta: number | null;
  readonly questao_anulada: boolean;
  readonly turma_avaliacao_questao_resposta_id: number;
  /** Language the item belongs to; null when it is for all. */
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  /** Sequence of the stored answer; 0 when never written. */
  readonly seq: number;
  /** Answered with a text. Days that a device kept earlier say neither this nor the text. */
  readonly subjetiva?: boolean;
  readonly texto_resposta?: string | null;
  /** What the school tells of its last repair (rule MON-6); absent from an older server. */
  readonly reparo?: Reparo | null;
}

/** The item was annulled, or shows a corrected text. */
export type Reparo = 'anulada' | 'corrigida';

export interface ResumoMateria {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly itens: readonly ResumoItem[];
}

export interface ResumoRedacao {
  readonly texto: string;
  readonly data_ultima_gravacao: string | null;
  readonly proposta_redacao_id: number;
  readonly proposta_redacao_titulo: string;
  readonly proposta_redacao_descricao: string;
  readonly genero_textual_nome: string;
  readonly textos_motivacionais: readonly { readonly ordem: number; readonly conteudo: string }[];
  /** Lines of the ruled sheet. Days that a device kept earlier have neither. */
  readonly min_linhas?: number;
  readonly max_linhas?: number;
  readonly seq: number;
}

export interface Resumo {
  readonly descricao: string;
  readonly serie: string;
  readonly turma_codigo: string;
  readonly turma_turno: number | null;
  readonly ciclo: number;
  readonly qtde_itens: number;
  /** Seconds left, by the server's clock. */
  readonly tempo_restante: number;
  /** Seconds that staff gave since the start; absent from an older server. */
  readonly acrescimo?: number;
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  readonly solicitar_idioma: boolean;
  readonly responde_apos_entrega: boolean;
  readonly situacao: SituacaoProva;
  readonly entregue_em: string | null;
  readonly servidor_em: string;
  readonly redacao: ResumoRedacao | null;
  readonly materias: readonly ResumoMateria[];
  /** Repairs of items so far; absent from an older server. */
  readonly revisao_prova?: number;
  /** When the school cancelled the exam (rule MON-5). */
  readonly cancelada_em?: string | null;
}

export type SituacaoGravacao = 'gravada' | 'ignorada_mais_antiga' | 'fora_do_prazo';

/** What is stored now; after `ignorada_mais_antiga` that is not what was sent. */
export interface Resposta {
  readonly item_resposta: number | null;
  readonly seq: number;
  readonly tempo_restante: number;
  readonly situacao: SituacaoGravacao;
  /** Repairs of items so far; absent from an older server. */
  readonly revisao_prova?: number;
}

/** The same for a text. */
export interface RespostaSubjetiva {
  readonly texto_resposta: string;
  readonly seq: number;
  readonly tempo_restante: number;
  readonly situacao: SituacaoGravacao;
  readonly revisao_prova?: number;
}

export interface RespostaBody {
  readonly turma_avaliacao_questao_resposta_id: number;
  readonly item_resposta: number | null;
  readonly dia: number;
  readonly seq: number;
  /** When the choice was made, on the server's timeline (ISO, UTC). */
  readonly respondida_em: string;
}

export interface RespostaSubjetivaBody extends Omit<RespostaBody, 'item_resposta'> {
  readonly texto_resposta: string;
}

export interface Lingua {
  readonly lingua_estrangeira: LinguaEstrangeira;
  readonly tempo_restante: number;
}

export interface RedacaoBody {
  readonly texto_redacao: string;
  readonly seq: number;
  readonly dia: number;
  /** When the text was last changed, on the server's timeline (ISO, UTC); absent for a text kept by an older version. */
  readonly respondida_em?: string;
}

export interface Redacao {
  readonly data_ultima_gravacao: string;
  readonly seq: number;
  readonly tempo_restante: number;
  readonly situacao: SituacaoGravacao;
}

/** Receipt of the delivery; the same one on every repetition. */
export interface Recibo {
  readonly entregue_em: string;
  readonly tempo_utilizado: number;
  readonly qtde_itens_respondidos: number;
  readonly qtde_itens: number;
  readonly protocolo: string;
}
