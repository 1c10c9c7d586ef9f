/**
 * The statements that read tenant tables across schools, each with its reason. `anchors` are the aliases in the statement that
 * may read every school. Everything else it reads must be limited to the school of an anchor.
 */
export type Across = { readonly anchors: readonly string[]; readonly reason: string };

const JOB = 'a job finds due work in every school, and then works school by school';
const CLEANING = 'a job deletes old rows in every school';
const DIRECTORY = 'the global directory finds the person and the school of a login';
const READING = 'a metric counts waiting work in the whole service';
const GROUPED =
  'people of several schools share the statement; each row of its parameters names the school of one token';

export const ACROSS: Readonly<Record<string, Across>> = {
  find_auditoria: { anchors: ['q'], reason: 'the actor may belong to another school than the person concerned' },
  find_avaliacoes_pendentes: {
    anchors: ['a', 'c', 'ta', 'al', 't', 'r'],
    reason: 'a job checks every exam of the service at once; PostgreSQL may read each of its sub-selects whole',
  },
  close_tentativas: { anchors: ['t'], reason: JOB },
  find_avisos_da_vida: { anchors: ['r'], reason: 'who made the account may belong to another school' },
  find_gestao_equipe_em_cargo: {
    anchors: ['p'],
    reason: 'the last admin of the deployment may belong to another school',
  },
  clean_aparelho_conhecido: { anchors: ['aparelho_conhecido'], reason: CLEANING },
  clean_hub_token: { anchors: ['hub_token'], reason: CLEANING },
  clean_pedido: { anchors: ['pedido'], reason: CLEANING },
  clean_recuperacao_email: { anchors: ['recuperacao_email'], reason: CLEANING },
  clean_sessao: { anchors: ['s'], reason: CLEANING },
  clean_trabalho: { anchors: ['trabalho'], reason: CLEANING },
  clean_transferencia: { anchors: ['transferencia'], reason: CLEANING },
  count_mensagens: { anchors: ['recuperacao_email'], reason: READING },
  count_tentativas: { anchors: ['tentativa'], reason: READING },
  find_overdue_bosses: { anchors: ['boss'], reason: JOB },
  find_pessoa_by_login: { anchors: ['p'], reason: DIRECTORY },
  find_provas_sem_planos: { anchors: ['r'], reason: JOB },
  find_recuperacao_a_enviar: { anchors: ['recuperacao_email'], reason: JOB },
  find_recuperacao_conta: { anchors: ['p'], reason: DIRECTORY },
  save_respostas: { anchors: ['e', 'p'], reason: GROUPED },
  find_sessoes_atuais: { anchors: ['q'], reason: GROUPED },
};
