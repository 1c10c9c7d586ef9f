/** What a student needs in exams: the time stands with the enrolment (decisions 91, 168), the rest with the person (school §9). */
import { plain } from '../../database/plain.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { requireSaved, requireVersao } from '../../http/versao.ts';

export type TempoExtra = { readonly fator_tempo: number; readonly passa_da_janela: boolean };

/** What follows the person from class to class and from year to year. No diagnosis stands in it. */
export type Necessidades = {
  readonly tamanho: 100 | 125 | 150 | 200;
  readonly fonte: 'padrao' | 'legivel';
  readonly contraste: 'padrao' | 'alto';
  readonly voz: boolean;
  readonly pausas_minutos: number;
  readonly ledor: boolean;
  readonly sala_propria: boolean;
  readonly observacao: string | null;
};

/** `versao` 0: nothing beside the time was ever entered. */
export type Acomodacao = TempoExtra & Necessidades & { readonly turma_aluno_id: number; readonly versao: number };
export type AcomodacaoDeAluno = Acomodacao & { readonly aluno_nome: string };

const saveTempo = statement<{ escola_id: number; turma_aluno_id: number } & TempoExtra, never>(
  'set_acomodacao',
  `update turma_aluno set fator_tempo = :fator_tempo, passa_da_janela = :passa_da_janela
    where escola_id = :escola_id and id = :turma_aluno_id`,
);

/** The time of one enrolment alone. */
export async function setTempoExtra(tx: Tenant, turma_aluno_id: number, tempo: TempoExtra): Promise<void> {
  await tx.run(saveTempo, { turma_aluno_id, ...tempo });
}

const COLUMNS = `m.id as turma_aluno_id, m.fator_tempo::float8 as fator_tempo, m.passa_da_janela, coalesce(a.tamanho, 100) as tamanho,
  coalesce(a.fonte, 'padrao') as fonte, coalesce(a.contraste, 'padrao') as contraste, coalesce(a.voz, false) as voz,
  coalesce(a.pausas_minutos, 0) as pausas_minutos, coalesce(a.ledor, false) as ledor,
  coalesce(a.sala_propria, false) as sala_propria, a.observacao, coalesce(a.versao, 0) as versao`;
const FROM = `from turma_aluno m
  join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id and p.perfil = 'aluno'
  left join acomodacao a on a.escola_id = m.escola_id and a.pessoa_id = m.pessoa_id`;

const ONE = statement<{ escola_id: number; turma_aluno_id: number }, Acomodacao>(
  'find_acomodacao',
  `select ${COLUMNS} ${FROM} where m.escola_id = :escola_id and m.id = :turma_aluno_id`,
);

/** Null when it is no student. */
export async function findAcomodacao(escola: Tenant, turma_aluno_id: number): Promise<Acomodacao | null> {
  const [row] = await escola.run(ONE, { turma_aluno_id });
  return row ?? null;
}

const CLASS = statement<{ escola_id: number; turma_id: number }, AcomodacaoDeAluno>(
  'find_acomodacoes_turma',
  `select ${COLUMNS}, p.nome as aluno_nome ${FROM}
    where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual' and p.ativa
    order by ${plain('p.nome')}, m.id limit 200`,
);

/** Everybody in the class, by name. */
export function findAcomodacoesTurma(escola: Tenant, turma_id: number): Promise<AcomodacaoDeAluno[]> {
  return escola.run(CLASS, { turma_id });
}

const SAVE = statement<
  { escola_id: number; pessoa_id: number; antes: number; tamanho: number } & Omit<Necessidades, 'tamanho'>,
  { versao: number }
>(
  'save_acomodacao',
  `insert into acomodacao as a (escola_id, pessoa_id, tamanho, fonte, contraste, voz, pausas_minutos, ledor, sala_propria, observacao)
   values (:escola_id, :pessoa_id, :tamanho, :fonte, :contraste, :voz, :pausas_minutos, :ledor, :sala_propria, :observacao::text)
   on conflict (escola_id, pessoa_id) do update
     set tamanho = excluded.tamanho, fonte = excluded.fonte, contraste = excluded.contraste, voz = excluded.voz,
         pausas_minutos = excluded.pausas_minutos, ledor = excluded.ledor, sala_propria = excluded.sala_propria,
         observacao = excluded.observacao, versao = a.versao + 1
     where a.versao = :antes::int
   returning versao`,
);

export type AcomodacaoMudada = TempoExtra & Partial<Necessidades> & { readonly versao?: number | undefined };

/**
 * Writes the time of the enrolment and, where something of it is given, what the person needs besides. Joins the caller's
 * transaction.
 * @returns what stands
 * @throws 409 `versao_diferente`
 */
export async function setAcomodacao(
  tx: Tenant,
  of: { readonly turma_aluno_id: number; readonly pessoa_id: number },
  { versao, fator_tempo, passa_da_janela, ...given }: AcomodacaoMudada,
): Promise<Acomodacao | null> {
  const before = await findAcomodacao(tx, of.turma_aluno_id);
  if (!before) return null;
  if (versao !== undefined) requireVersao(before.versao, versao);
  await setTempoExtra(tx, of.turma_aluno_id, { fator_tempo, passa_da_janela });
  if (Object.keys(given).length > 0) {
    const { turma_aluno_id: _id, versao: antes, fator_tempo: _f, passa_da_janela: _p, ...stands } = before;
    requireSaved(await tx.run(SAVE, { pessoa_id: of.pessoa_id, antes, ...stands, ...given }));
  }
  return findAcomodacao(tx, of.turma_aluno_id);
}
