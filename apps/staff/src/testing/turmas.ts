/** Classes as a school sets them up, for the console's tests and stories. */
import type {
  AnoLetivo,
  GestaoEquipePessoa,
  GestaoSerie,
  GestaoTurma,
  MateriaDaEscola,
  ProfessorDaTurma,
  TurmaDaEscola,
  TurmaDetalhe,
} from '@luneta/api-client';

/** The year of the classes of these tests. */
export const ANO: AnoLetivo = {
  ano: 2026,
  inicio: '2026-02-02',
  fim: '2026-12-18',
  situacao: 'ativo',
  ciclos: [{ ciclo_id: 4, numero_referencia: 1, inicio: '2026-02-02', fim: '2026-04-30' }],
  qtde_turmas: 4,
  versao: 1,
};

export const MATERIAS: readonly MateriaDaEscola[] = [
  { materia_id: 4, materia_nome: 'Física' },
  { materia_id: 1, materia_nome: 'Matemática' },
];

/** One who teaches all year, and a substitute. */
export const PROFESSORES: readonly ProfessorDaTurma[] = [
  { pessoa_id: 8, nome: 'Renato Dias Prado', materia_id: 1, materia_nome: 'Matemática', valido_ate: null, ativa: true },
  {
    pessoa_id: 12,
    nome: 'Otávio Reis Lima',
    materia_id: 4,
    materia_nome: 'Física',
    valido_ate: '2026-12-18',
    ativa: true,
  },
];

/** A class of the lists of students as the school set it up. */
export const daEscola = ({ alunos, ...turma }: GestaoTurma, changes: Partial<TurmaDaEscola> = {}): TurmaDaEscola => ({
  turma_id: turma.turma_id,
  codigo: turma.turma_codigo,
  sede_id: turma.sede_nome === 'Centro' ? 2 : 5,
  sede_nome: turma.sede_nome,
  serie_id: turma.nivel_ordem - 3,
  serie_nome: turma.serie_nome,
  nivel_ordem: turma.nivel_ordem,
  turno: turma.turma_turno,
  ano: ANO.ano,
  versao_aluno: turma.versao,
  qtde_alunos: alunos.length,
  qtde_professores: PROFESSORES.length,
  qtde_materias: 2,
  id_externo: null,
  arquivada_em: null,
  versao: 1,
  ...changes,
});

/** Its page. */
export const detalheOf = (turma: GestaoTurma, changes: Partial<TurmaDetalhe> = {}): TurmaDetalhe => ({
  escola_id: 1,
  escola_nome: turma.escola_nome,
  turma: daEscola(turma),
  professores: [...PROFESSORES],
  ano_situacao: 'ativo',
  qtde_entraram: turma.alunos.length,
  qtde_provas: 1,
  qtde_em_prova: 0,
  ...changes,
});

/** A grade in use. */
export const serie = (nome: string, serie_id: number): GestaoSerie => ({
  serie_id,
  nome,
  nivel_ordem: serie_id + 3,
  qtde_turmas: 1,
  etapa: 'medio',
  id_externo: null,
  arquivada_em: null,
  versao: 1,
});

/** A member of the staff who has signed in. */
export const buildMembro = (changes: Partial<GestaoEquipePessoa>): GestaoEquipePessoa => ({
  pessoa_id: 40,
  nome: 'Sônia Brito',
  login: null,
  perfil: 'professor',
  ativa: true,
  encerrada_em: null,
  ultimo_acesso_em: '2026-11-20T10:40:00Z',
  gerenciavel: true,
  propria: false,
  duas_etapas: false,
  duas_etapas_em: null,
  codigos_restantes: 0,
  ...changes,
});
