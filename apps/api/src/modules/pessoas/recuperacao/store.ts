/**
 * Reads the person of a typed name with the data that a recovery needs. One statement does the same work for known and
 * unknown names.
 */
import { statement, run } from '../../../database/statement.ts';
import type { Db } from '../../../database/db.ts';
import { readConfiguracao } from '../../escola/index.ts';
import { NEAREST_LOGIN } from '../login/nearest.ts';

export type RespostaGuardada = { readonly pergunta_seguranca_id: number; readonly resposta_hash: string };

export type Conta = {
  readonly escola_id: number;
  readonly pessoa_id: number;
  readonly perfil: string;
  readonly ativa: boolean;
  readonly email: string | null;
  readonly senha_hash: string;
  /** The version of the newest current class; null without one. */
  readonly versao: number | null;
  /** The school has the security questions on. */
  readonly perguntas_ligadas: boolean;
  /** In the order in which they were registered. */
  readonly respostas: readonly RespostaGuardada[];
};

type Row = Omit<Conta, 'perguntas_ligadas'> & { readonly existe: boolean; readonly configuracao: unknown };

const FIND = statement<{ login: string }, Row>(
  'find_recuperacao_conta',
  `select d.login = :login as existe, p.escola_id, p.id as pessoa_id, p.perfil, p.ativa, p.email, p.senha_hash, e.configuracao,
          (select t.versao from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
            where m.escola_id = p.escola_id and m.pessoa_id = p.id and m.status = 'Atual' order by t.ano desc, m.id desc limit 1) as versao,
          coalesce((select json_agg(json_build_object('pergunta_seguranca_id', r.pergunta_seguranca_id, 'resposta_hash', r.resposta_hash)
                      order by r.numero_sequencial)
             from resposta_seguranca r where r.escola_id = p.escola_id and r.pessoa_id = p.id), '[]') as respostas
     from ${NEAREST_LOGIN} d
     join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id
     join escola e on e.id = p.escola_id`,
  'global',
);

/**
 * For an unknown name the settings of the neighbouring row are read as well, and then dropped: both names must take the same time
 * (security D5, C05).
 *
 * @param login trimmed and in lower case, as the directory stores it
 */
export async function findConta(db: Db, login: string): Promise<Conta | null> {
  const [row] = await run(db, FIND, { login });
  if (row === undefined) return null;
  const { existe, configuracao, ...pessoa } = row;
  const conta = {
    ...pessoa,
    perguntas_ligadas: readConfiguracao(configuracao).perguntas_seguranca !== 'desligadas',
  };
  return existe ? conta : null;
}
