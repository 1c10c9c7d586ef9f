/** Reads one student for the staff: place, state of the account, newest sign-ins and newest exam days. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type AlunoSituacao, ONE_SCHOOL, situacaoSql, ultimoAcessoSql } from '../../../pessoas/index.ts';

export type DetalheRow = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly nome_social: string | null;
  readonly avatar_code: number;
  readonly login: string | null;
  readonly matricula: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  readonly situacao: AlunoSituacao;
  readonly escola_nome: string;
  readonly sede_nome: string;
  readonly serie_nome: string;
  readonly nivel_ordem: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly versao: 1 | 2;
  readonly senha_expira_em: Date | null;
  readonly ultimo_acesso_em: Date | null;
  readonly fator_tempo: number;
  readonly passa_da_janela: boolean;
  readonly ranking_oculto: boolean;
};

type AlunoParams = { escola_id: number; turma_aluno_id: number };

const DETALHE = statement<AlunoParams & { agora: Date }, DetalheRow>(
  'find_aluno_detalhe',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, p.nome_social, p.avatar_code, m.status as matricula,
          (select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id
            order by position('@' in d.login) > 0, d.login limit 1) as login,
          ${situacaoSql({ pessoa: 'p', matricula: 'm', within: ONE_SCHOOL })} as situacao, e.nome as escola_nome, s.nome as sede_nome, g.nome as serie_nome, g.nivel_ordem,
          t.id as turma_id, t.codigo as turma_codigo, t.turno as turma_turno, t.versao, p.senha_expira_em,
          ${ultimoAcessoSql({ escola_id: 'p.escola_id', pessoa_id: 'p.id', within: ONE_SCHOOL })} as ultimo_acesso_em, m.fator_tempo::float8 as fator_tempo, m.passa_da_janela, p.ranking_oculto
     from turma_aluno m
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     join escola e on e.id = m.escola_id
     join sede s on s.escola_id = t.escola_id and s.id = t.sede_id
     join serie g on g.escola_id = t.escola_id and g.id = t.serie_id
    where m.escola_id = :escola_id and m.id = :turma_aluno_id and p.perfil = 'aluno'`,
);

export async function findDetalhe(escola: Tenant, turma_aluno_id: number, agora: Date): Promise<DetalheRow | null> {
  const [row] = await escola.run(DETALHE, { turma_aluno_id, agora });
  return row ?? null;
}

export type AcessoRow = { readonly entrou_em: Date; readonly saiu_em: Date | null };

const ACESSOS = statement<{ escola_id: number; pessoa_id: number }, AcessoRow>(
  'find_aluno_acessos',
  `select criada_em as entrou_em, encerrada_em as saiu_em from sessao
    where escola_id = :escola_id and pessoa_id = :pessoa_id and origem_id is null order by criada_em desc, id limit 5`,
);

/** The newest sign-ins; moving on to another deployment is none. */
export function findAcessos(escola: Tenant, pessoa_id: number): Promise<AcessoRow[]> {
  return escola.run(ACESSOS, { pessoa_id });
}

export type ProvaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly descricao: string;
  readonly situacao: 'em_andamento' | 'entregue' | 'encerrada';
  readonly iniciada_em: Date;
  readonly prazo_em: Date;
  readonly encerrada_em: Date | null;
  readonly qtde_questoes: number;
  readonly qtde_respondidas: number;
  readonly ultima_resposta_em: Date | null;
};

const PROVAS = statement<AlunoParams & { agora: Date }, ProvaRow>(
  'find_aluno_provas',
  `with novas as (
     select t.*, case when t.entregue_em is not null or t.encerrada_por = 'aluno' then 'entregue'
              when t.encerrada_em is not null or t.prazo_em <= :agora::timestamptz then 'encerrada' else 'em_andamento' end as situacao
       from tentativa t
      where t.escola_id = :escola_id and t.turma_aluno_id = :turma_aluno_id and t.origem = 'online'
      order by t.iniciada_em desc, t.id limit 5)
   select n.turma_avaliacao_id, n.dia_prova, a.descricao, n.situacao, n.iniciada_em, n.prazo_em,
          case when n.situacao <> 'em_andamento' then coalesce(n.entregue_em, n.encerrada_em, n.prazo_em) end as encerrada_em,
          (select count(distinct i.numero)::int from avaliacao_item i where i.escola_id = n.escola_id
            and i.avaliacao_id = a.id and i.dia_prova = n.dia_prova) as qtde_questoes,
          (select count(*)::int from resposta r where r.escola_id = n.escola_id and r.tentativa_id = n.id
            and r.item_resposta is not null) as qtde_respondidas,
          (select max(r.gravada_em) from resposta r where r.escola_id = n.escola_id and r.tentativa_id = n.id) as ultima_resposta_em
     from novas n
     join turma_avaliacao ta on ta.escola_id = n.escola_id and ta.id = n.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
    order by n.situacao <> 'em_andamento', n.iniciada_em desc, n.id`,
);

/** The newest exam days taken on screen, one that runs first. */
export function findProvas(escola: Tenant, turma_aluno_id: number, agora: Date): Promise<ProvaRow[]> {
  return escola.run(PROVAS, { turma_aluno_id, agora });
}
