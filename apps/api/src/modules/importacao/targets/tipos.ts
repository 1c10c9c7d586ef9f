/** What a target takes and gives. A plan may come from several tables of a file: each line names its own. */
import type { Perfil, StaffPerfil } from '@luneta/domain/perfil';

import type { Acao, Decisao, Lidos, Mudanca, Opcoes, Problema, TurmaNova } from '../arquivo/modelo.ts';
import type { Conhecida, Parte, TurmaDoAno } from './contexto-store.ts';

/** A line to be judged, with what a person decided about it. */
export type Linha = {
  readonly ordem: number;
  readonly arquivo: string;
  readonly linha: number;
  readonly lidos: Lidos;
  /** What the reading found at it; a fault among them is one of the line. */
  readonly achados?: readonly Problema[];
  readonly decisao?: Decisao;
  readonly pessoa_id?: number;
  /** Grows with each mend. */
  readonly versao?: number;
};

/** What the lines are compared with. */
export type Escola = {
  readonly conhecidas: readonly Conhecida[];
  readonly turmas: readonly TurmaDoAno[];
  readonly partes: readonly Parte[];
  /** Classes that other lines of the file make, by `codigoKey`. */
  readonly novas: ReadonlySet<string>;
  /** Logins and e-mails that people of other schools have. */
  readonly alheios: ReadonlySet<string>;
  readonly opcoes: Opcoes;
  /** Profile of who asks. */
  readonly perfil: Perfil;
  /** Day of the school, `YYYY-MM-DD`. */
  readonly hoje: string;
};

/** Where a student is to be: a class of the year, or one that is made first. */
export type Destino = { readonly codigo: string; readonly turma_id: number | null };

/** What a line does to a student. Everything null or false: nothing. */
export type FeitoAluno = {
  readonly tipo: 'aluno';
  readonly nova: {
    readonly nome: string;
    readonly nome_social: string | null;
    readonly login: string | null;
    readonly email: string | null;
    readonly data_nascimento: string | null;
    readonly id_externo: string | null;
  } | null;
  readonly mudada: {
    readonly nome?: string;
    readonly data_nascimento?: string | null;
    readonly email?: string | null;
    readonly id_externo?: string;
  } | null;
  /** Null: stays where the student is. */
  readonly destino: Destino | null;
  readonly fator_tempo: number | null;
  /** True gives the access back, false ends it. */
  readonly ativa: boolean | null;
};

/** What a line does to a member of the staff; what is left out stays. */
export type FeitoMembro = {
  readonly tipo: 'membro';
  readonly nome: string;
  /** Never changed by a file. */
  readonly login: string;
  readonly perfil: StaffPerfil;
  readonly email?: string;
  readonly id_externo?: string;
  readonly turma_ids?: readonly number[];
  readonly materia_id?: number;
};

export type Julgada = {
  readonly linha: Linha;
  readonly acao: Acao;
  /** Whom the line is about, also where it is at fault. */
  readonly conhecida: Conhecida | null;
  readonly mudancas: readonly Mudanca[];
  readonly problemas: readonly Problema[];
  readonly turmaNova: TurmaNova | null;
  /** Null where nothing is done. */
  readonly feito: FeitoAluno | FeitoMembro | null;
};
