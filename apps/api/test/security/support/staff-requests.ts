/**
 * Staff calls with valid bodies, made with the given ids, so that no refusal is because of the body. A module that adds staff
 * calls adds them here. Tests only.
 */
import type { Db } from '../../../src/database/db.ts';
import { wholeCurso } from '../../base_conhecimentos/curso-fixture.ts';
import { setUpWrites } from './set-up-requests.ts';
import { questionReadings, questionWrites } from './staff-question-requests.ts';
import { importReadings, importWrites } from './staff-import-requests.ts';
import { contentReadings, contentWrites } from './staff-content-requests.ts';
import { proposalReadings, proposalWrites } from './staff-proposal-requests.ts';
import { draftReadings, draftWrites } from './staff-draft-requests.ts';
import { examReadings, examWrites } from './staff-exam-requests.ts';
import { studentWrites } from './staff-student-requests.ts';

/** A picture of one point. */
const FOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The ids of one school that staff calls contain. */
export type StaffIds = {
  readonly escola_id: number;
  readonly turma_id: number;
  /** A class without students and exams, and a campus and a grade without classes. */
  readonly turma_vazia_id: number;
  readonly sede_id: number;
  readonly serie_id: number;
  /** A staff account of the school. */
  readonly pessoa_id: number;
  readonly turma_aluno_id: number;
  readonly base_conhecimento_id: number;
  /** A topic without a course. */
  readonly objeto_conhecimento_id: number;
  /** Another topic of its subject, and a question of that subject that nothing uses. */
  readonly objeto_a_juntar_id: number;
  readonly materia_id: number;
  readonly questao_livre_id: number;
  /** An essay proposal that no exam has. */
  readonly proposta_livre_id: number;
  /** The only digital content of its topic. */
  readonly conteudo_id: number;
  readonly objeto_do_conteudo_id: number;
  readonly banco_questao_id: number;
  /** An exam that has ended and is not released, with an essay, a text answer and a late one. */
  readonly turma_avaliacao_id: number;
  readonly avaliacao_conhecimento_id: number;
  readonly item_id: number;
  /** An extension of the class that nobody has used. */
  readonly prorrogacao_id: number;
  readonly consentimento_id: number;
  readonly redacao_id: number;
  readonly subjetiva_id: number;
  readonly atrasada_id: number;
  /** A Boss that was lost. */
  readonly boss_turma_aluno_id: number;
  readonly boss_turma_avaliacao_id: number;
  readonly boss_materia_id: number;
  /** Files of people that were handed in: to be looked at, to be applied, applied. */
  readonly importacao_id: string;
  readonly importacao_pronta_id: string;
  readonly importacao_aplicada_id: string;
  readonly importacao_questoes_id: string;
  /** Drafts of exams: to be saved, to be published; and an exam that was one and has not begun, with an item. */
  readonly rascunho_id: string;
  readonly rascunho_pronto_id: string;
  readonly publicada_id: number;
  readonly item_publicado_id: number;
};

export type StaffRequest = {
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path without `/api/v2/`. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The body of a call that takes a file. */
  readonly arquivo?: Buffer;
  /** A profile that may make the call. */
  readonly login: 'vida.julia' | 'dir.otto' | 'admin.rui' | 'prof.helena' | 'coord.ines';
  /** The ids it contains. A school that no foreign id names is the own one. */
  readonly names: readonly (keyof StaffIds)[];
  /** For a write or an audited read: the name of its audit row. */
  readonly acao?: string;
  /** The act is about the person whom it makes. */
  readonly novaPessoa?: true;
  /** The call is answered with 202: a job does the rest. */
  readonly aceita?: true;
  /** Brings about what the act needs. */
  readonly antes?: (db: Db) => Promise<unknown>;
  /** The id filters a list. A foreign id gives an empty list. */
  readonly filtro?: true;
};

const motivo = 'Pedido da secretaria';
const moments = { inicio: '2026-12-04T03:00:00Z', fim: '2026-12-05T11:00:00Z' };

function readings({
  escola_id,
  turma_id,
  turma_aluno_id,
  base_conhecimento_id,
  banco_questao_id,
}: StaffIds): StaffRequest[] {
  const get = (operation: string, path: string, login: StaffRequest['login'], ...names: (keyof StaffIds)[]) =>
    ({ operation, method: 'GET', path, login, names }) as const;
  const course = get('getBaseConhecimento', `base_conhecimentos/${base_conhecimento_id}`, 'vida.julia');
  return [
    { ...course, names: ['base_conhecimento_id'], acao: 'curso_lido' },
    get('listCursos', `gestao/cursos?escola_id=${escola_id}`, 'vida.julia', 'escola_id'),
    get('listCursoConteudos', `gestao/cursos/${base_conhecimento_id}/conteudos`, 'vida.julia', 'base_conhecimento_id'),
    get('listObjetosSemCurso', `gestao/objetos_sem_curso?escola_id=${escola_id}`, 'vida.julia', 'escola_id'),
    get('listQuestoes', `gestao/questoes?escola_id=${escola_id}`, 'vida.julia', 'escola_id'),
    get('getQuestaoEstatisticas', `gestao/questoes/${banco_questao_id}/estatisticas`, 'vida.julia', 'banco_questao_id'),
    get('listEquipe', `gestao/escolas/${escola_id}/equipe`, 'admin.rui'),
    get('listConsentimentos', `gestao/escolas/${escola_id}/consentimentos`, 'dir.otto', 'escola_id'),
    get('getConsentimentosAluno', `gestao/alunos/${turma_aluno_id}/consentimentos`, 'dir.otto', 'turma_aluno_id'),
    get('getEquipeResumo', `gestao/escolas/${escola_id}/equipe/resumo`, 'dir.otto', 'escola_id'),
    get('getLoginLivre', `gestao/escolas/${escola_id}/equipe/login?login=nova.pessoa`, 'dir.otto', 'escola_id'),
    get('listSedes', `gestao/escolas/${escola_id}/sedes`, 'prof.helena', 'escola_id'),
    get('listSeries', `gestao/escolas/${escola_id}/series`, 'prof.helena', 'escola_id'),
    get('getPrimeirosPassos', `gestao/escolas/${escola_id}/primeiros_passos`, 'dir.otto', 'escola_id'),
    get('listAnosLetivos', `gestao/escolas/${escola_id}/anos_letivos`, 'prof.helena', 'escola_id'),
    get('getAnoLetivo', `gestao/escolas/${escola_id}/anos_letivos/2026`, 'prof.helena', 'escola_id'),
    get('listTurmas', `gestao/escolas/${escola_id}/turmas`, 'prof.helena', 'escola_id'),
    get('getTurma', `gestao/turmas/${turma_id}`, 'prof.helena', 'turma_id'),
    get('getConfiguracaoEscola', `gestao/escolas/${escola_id}/configuracao`, 'dir.otto', 'escola_id'),
    get(
      'getPreviaFuso',
      `gestao/escolas/${escola_id}/configuracao/previa_fuso?fuso_horario=America/Manaus`,
      'dir.otto',
      'escola_id',
    ),
    get('getManutencaoEscola', `gestao/escolas/${escola_id}/manutencao`, 'dir.otto', 'escola_id'),
    get('listGestaoAvisos', `gestao/avisos?escola_id=${escola_id}`, 'dir.otto', 'escola_id'),
    get('listPesquisaRespostas', `gestao/pesquisa/respostas?escola_id=${escola_id}`, 'dir.otto', 'escola_id'),
    get('getGestaoAluno', `gestao/alunos/${turma_aluno_id}`, 'prof.helena', 'turma_aluno_id'),
    get('getAlunoCadastro', `gestao/alunos/${turma_aluno_id}/cadastro`, 'coord.ines', 'turma_aluno_id'),
    get('getAcomodacaoAluno', `gestao/alunos/${turma_aluno_id}/acomodacao`, 'prof.helena', 'turma_aluno_id'),
    get('listAcomodacoesTurma', `gestao/turmas/${turma_id}/acomodacoes`, 'prof.helena', 'turma_id'),
    get('listTurmaSaidas', `gestao/turmas/${turma_id}/saidas`, 'prof.helena', 'turma_id'),
    get('listAlunosParecidos', `gestao/turmas/${turma_id}/parecidos?nome=Bruno`, 'coord.ines', 'turma_id'),
    get('getTurmaOpcoes', `gestao/turmas/${turma_id}/opcoes`, 'prof.helena', 'turma_id'),
  ];
}

function courseWrites({ base_conhecimento_id, objeto_conhecimento_id }: StaffIds): StaffRequest[] {
  const course = `base_conhecimentos/${base_conhecimento_id}`;
  const shared = { login: 'vida.julia', names: ['base_conhecimento_id'] } as const;
  // Without a version they overwrite the stored value, so that the order of the calls does not matter.
  const save = { ...shared, path: course, body: { curso: wholeCurso('Outro') }, acao: 'curso_salvo' } as const;
  return [
    {
      ...shared,
      operation: 'setCursoPublicacao',
      method: 'PUT',
      path: `gestao/cursos/${base_conhecimento_id}/publicacao`,
      body: { publicado: false, versao: 1 },
      acao: 'curso_retirado',
    },
    { ...save, operation: 'updateBaseConhecimento', method: 'PUT' },
    { ...save, operation: 'saveBaseConhecimento', method: 'POST' },
    { ...save, operation: 'changeBaseConhecimento', method: 'PATCH' },
    {
      operation: 'createCurso',
      method: 'POST',
      path: 'gestao/cursos',
      body: { objeto_conhecimento_id, nome_curso: 'Novo' },
      login: 'vida.julia',
      names: ['objeto_conhecimento_id'],
      acao: 'curso_criado',
    },
  ];
}

function schoolWrites({ escola_id, turma_id, turma_aluno_id, pessoa_id }: StaffIds): StaffRequest[] {
  return [
    {
      operation: 'resetDuasEtapas',
      method: 'POST',
      path: `gestao/escolas/${escola_id}/equipe/${pessoa_id}/duas_etapas`,
      body: { motivo },
      login: 'admin.rui',
      names: ['escola_id', 'pessoa_id'],
      acao: 'duas_etapas_redefinidas',
    },
    {
      operation: 'resetSenhaMembro',
      method: 'POST',
      path: `gestao/escolas/${escola_id}/equipe/${pessoa_id}/senha`,
      body: { motivo },
      login: 'dir.otto',
      names: ['escola_id', 'pessoa_id'],
      acao: 'senha_redefinida',
    },
    {
      operation: 'createMembroEquipe',
      method: 'POST',
      path: `gestao/escolas/${escola_id}/equipe`,
      body: { nome: 'Pessoa Nova', login: 'pessoa.nova', perfil: 'professor' },
      login: 'dir.otto',
      names: ['escola_id'],
      acao: 'membro_criado',
      novaPessoa: true,
    },
    {
      operation: 'saveMembroEquipe',
      method: 'PUT',
      path: `gestao/escolas/${escola_id}/equipe/${pessoa_id}`,
      body: { nome: 'Nome Mudado', login: 'nome.mudado', perfil: 'professor', versao: 1 },
      login: 'dir.otto',
      names: ['escola_id', 'pessoa_id'],
      acao: 'membro_alterado',
    },
    {
      operation: 'setMembroSituacao',
      method: 'POST',
      path: `gestao/escolas/${escola_id}/equipe/${pessoa_id}/situacao`,
      body: { ativa: false, motivo },
      login: 'dir.otto',
      names: ['escola_id', 'pessoa_id'],
      acao: 'acesso_encerrado',
    },
    {
      operation: 'updateConfiguracaoEscola',
      method: 'PATCH',
      path: `gestao/escolas/${escola_id}/configuracao`,
      body: { versao: 1, ranking_modo: 'janela' },
      login: 'dir.otto',
      names: ['escola_id'],
      acao: 'configuracao_alterada',
    },
    {
      operation: 'setManutencaoEscola',
      method: 'PUT',
      path: `gestao/escolas/${escola_id}/manutencao`,
      body: { ligada: false },
      login: 'dir.otto',
      names: ['escola_id'],
      acao: 'manutencao_desligada',
    },
    {
      operation: 'createMidia',
      method: 'POST',
      path: `gestao/midias?escola_id=${escola_id}`,
      body: { conteudo: FOTO },
      login: 'vida.julia',
      names: ['escola_id'],
      acao: 'imagem_enviada',
    },
    {
      operation: 'createMidiaArquivo',
      method: 'POST',
      path: `gestao/midias/arquivo?escola_id=${escola_id}&nome_arquivo=foto.png`,
      arquivo: Buffer.from(FOTO, 'base64'),
      login: 'vida.julia',
      names: ['escola_id'],
      acao: 'imagem_enviada',
    },
    {
      operation: 'saveGestaoAviso',
      method: 'PUT',
      path: `gestao/avisos/aviso-de-teste?escola_id=${escola_id}`,
      body: { titulo: 'Aviso', texto: 'Texto.', ...moments },
      login: 'dir.otto',
      names: ['escola_id'],
      acao: 'aviso_salvo',
    },
    {
      operation: 'setTurmaOpcoes',
      method: 'PUT',
      path: `gestao/turmas/${turma_id}/opcoes`,
      body: { vidas_ativas: false, pular_ativo: false },
      login: 'prof.helena',
      names: ['turma_id'],
      acao: 'turma_opcoes_alteradas',
    },
    {
      operation: 'setRankingAluno',
      method: 'PUT',
      path: `gestao/alunos/${turma_aluno_id}/ranking`,
      body: { oculto: true },
      login: 'prof.helena',
      names: ['turma_aluno_id'],
      acao: 'ranking_aluno',
    },
    {
      operation: 'setBloqueioAluno',
      method: 'PUT',
      path: `gestao/alunos/${turma_aluno_id}/bloqueio`,
      body: { bloqueado: false },
      login: 'vida.julia',
      names: ['turma_aluno_id'],
      acao: 'bloqueio_liberado',
    },
    {
      operation: 'resetNomeSocial',
      method: 'POST',
      path: `gestao/alunos/${turma_aluno_id}/nome_social`,
      body: { motivo },
      login: 'vida.julia',
      names: ['turma_aluno_id'],
      acao: 'nome_social_retirado',
    },
    {
      operation: 'resetSenhasTurma',
      method: 'POST',
      path: `gestao/turmas/${turma_id}/senhas`,
      body: { motivo, turma_aluno_ids: [turma_aluno_id] },
      login: 'vida.julia',
      names: ['turma_id', 'turma_aluno_id'],
      acao: 'senha_redefinida',
    },
  ];
}

/** Every staff call that contains an id. */
export function staffRequests(ids: StaffIds): readonly StaffRequest[] {
  return [
    ...importReadings(ids),
    ...importWrites(ids),
    ...readings(ids),
    ...questionReadings(ids),
    ...proposalReadings(ids),
    ...contentReadings(ids),
    ...questionWrites(ids),
    ...proposalWrites(ids),
    ...contentWrites(ids),
    ...examReadings(ids),
    ...draftReadings(ids),
    ...courseWrites(ids),
    ...schoolWrites(ids),
    ...setUpWrites(ids),
    ...examWrites(ids),
    ...draftWrites(ids),
    ...studentWrites(ids),
  ];
}
