/**
 * Notices that the audit gives to one member of the staff: the own profile was changed (EQU-4), and an account that may act as
 * students was made (EQU-2). They are read from the acts, so nothing is stored for them; they last a month.
 */
import { isStaff, type Perfil } from '@luneta/domain/perfil';
import { PERFIL_NOMES } from '@luneta/domain/perfil-nome';
import { nomeIsolado } from '@luneta/domain/nome';

import { run, statement } from '../../../../database/statement.ts';
import type { Db } from '../../../../database/db.ts';
import { tenant } from '../../../../database/tenant.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { escolasInReach } from '../../alcance.ts';
import type { Aviso } from './store.ts';

const DAYS = 30;

type OwnRow = { readonly ordem: number; readonly perfil: Perfil; readonly criada_em: Date };
const OWN = statement<{ escola_id: number; pessoa_id: number; desde: Date }, OwnRow>(
  'find_avisos_do_perfil',
  `select a.ordem, a.detalhe->>'perfil' as perfil, a.criada_em from auditoria a
    where a.escola_id = :escola_id and a.pessoa_id = :pessoa_id and a.acao = 'membro_alterado'
      and a.detalhe->>'perfil_antes' is not null and a.criada_em > :desde
    order by a.criada_em desc limit 1`,
);

type VidaRow = {
  readonly escola_id: number;
  readonly escola_nome: string;
  readonly ordem: number;
  readonly nome: string;
  readonly ator_nome: string | null;
  readonly criada_em: Date;
};
/** What the reader did is no news to the reader. */
const VIDA = statement<{ escolas: readonly number[]; leitor_id: number; desde: Date }, VidaRow>(
  'find_avisos_da_vida',
  `select a.escola_id, e.nome as escola_nome, a.ordem, p.nome, r.nome as ator_nome, a.criada_em
     from pessoa p join auditoria a on a.escola_id = p.escola_id and a.pessoa_id = p.id
     join escola e on e.id = p.escola_id
     left join pessoa r on r.escola_id = a.ator_escola_id and r.id = a.ator_id
    where p.escola_id = any(:escolas::bigint[]) and p.perfil = 'gestao_vida' and a.escola_id = any(:escolas::bigint[])
      and (a.acao = 'membro_criado' or (a.acao = 'membro_alterado' and a.detalhe->>'perfil_antes' is not null))
      and a.detalhe->>'perfil' = 'gestao_vida' and a.criada_em > :desde and a.ator_id is distinct from :leitor_id
    order by a.criada_em desc limit 20`,
  'global',
);

const DAY_MS = 86_400_000;
const lasts = (since: Date) => ({ inicio: since, fim: new Date(since.getTime() + DAYS * DAY_MS) });

/** Newest first; none for students. */
export async function listOfEquipe(db: Db, sessao: Sessao, agora: Date): Promise<Aviso[]> {
  const { perfil_real, pessoa_escola_id, pessoa_id } = sessao;
  if (!isStaff(perfil_real)) return [];
  const desde = new Date(agora.getTime() - DAYS * DAY_MS);
  const own = await tenant(db, pessoa_escola_id).run(OWN, { pessoa_id, desde });
  const told = perfil_real === 'diretor' || perfil_real === 'admin';
  const escolas = told ? await escolasInReach(db, sessao) : [];
  const made = told ? await run(db, VIDA, { escolas, leitor_id: pessoa_id, desde }) : [];
  return [...own.map(ownAviso), ...made.map(vidaAviso)];
}

const ownAviso = ({ ordem, perfil, criada_em }: OwnRow): Aviso => ({
  chave: `perfil-${ordem}`,
  titulo: 'Seu perfil mudou',
  texto: `Agora o seu perfil é ${isStaff(perfil) ? PERFIL_NOMES[perfil] : perfil}. O que você vê e pode fazer mudou com ele. Se isso não era esperado, fale com a direção da escola.`,
  ...lasts(criada_em),
});

const vidaAviso = ({ escola_id, escola_nome, ordem, nome, ator_nome, criada_em }: VidaRow): Aviso => ({
  chave: `gestao-de-vida-${escola_id}-${ordem}`,
  titulo: 'Nova conta de Gestão de vida',
  texto: `${nomeIsolado(nome)} pode gerar senhas e agir como os alunos de ${escola_nome}. Quem deu este perfil: ${ator_nome === null ? 'o servidor' : nomeIsolado(ator_nome)}.`,
  ...lasts(criada_em),
});
