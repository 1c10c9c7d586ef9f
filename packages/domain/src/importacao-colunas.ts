/** What the columns of a file of people are, by their headings. A person may say otherwise, but for what is never kept. */
import { CERTAS, formsOf, isForeign, TALVEZ, titleKey } from './importacao-titulos.ts';

/** The most that a file of people may have, besides its bytes. [PIM-1] */
export const IMPORTACAO_LIMITES = { linhas: 10_000, colunas: 60, celula: 500 } as const;

export const IMPORTACAO_CAMPOS = [
  'id_externo',
  'nome',
  'nome_social',
  'data_nascimento',
  'email',
  'login',
  'turma',
  'serie',
  'sede',
  'turno',
  'situacao',
  'tempo_adicional',
  'base_legal',
  'perfil',
  'turmas',
  'materia',
] as const;
export type ImportacaoCampo = (typeof IMPORTACAO_CAMPOS)[number];

/** Of document numbers, race, religion and health: such a column is never read. [PIM-13] */
const NUNCA =
  /(?:^|_)(?:cpf|rg|nis|pis|pasep|sus|cns|certidao|inep|raca|cor|etnia|religiao|religiosa|crenca|deficien[a-z]*|pcd|pne|nee|aee|necessidades?_(?:educa[a-z]*_)?especia[a-z]*|educacao_especial|laudo|cid|transtorno[s]?|autis[a-z]*|tea|tdah|superdot[a-z]*|alergia[s]?|saude|medic[a-z]*|sangu[a-z]*|bolsa_familia|cadunico|renda|senha|password)(?:_|$)/u;

export type ColunaProposta =
  | { readonly situacao: 'reconhecida' | 'proposta'; readonly campo: ImportacaoCampo }
  | { readonly situacao: 'ignorada' | 'nunca_guardada'; readonly campo: null };

/** How sure a heading is of its field, from 0; null where it names none. */
type Nomeada = { readonly campo: ImportacaoCampo; readonly grau: 0 | 1 | 2 } | null;

function named(titulo: string, campos: readonly ImportacaoCampo[]): Nomeada {
  const key = titleKey(titulo);
  const own = campos.find((campo) => campo === key);
  if (own !== undefined) return { campo: own, grau: 0 };
  const daEquipe = campos.includes('perfil');
  const forms = formsOf(titulo, daEquipe);
  if (isForeign(forms[0] ?? '', daEquipe)) return null;
  for (const form of forms) {
    const sure = campos.find((campo) => campo === form || CERTAS[campo]?.includes(form));
    if (sure !== undefined) return { campo: sure, grau: 1 };
    const perhaps = campos.find((campo) => TALVEZ[campo]?.includes(form));
    if (perhaps !== undefined) return { campo: perhaps, grau: 2 };
  }
  return null;
}

/**
 * What the headings say the columns are. Of several that name one field the surest has it, and of equally sure ones the first;
 * two headings alike both have it, so that a person decides. [PIM-12] [PIM-13] @param campos fields that the file may have
 */
export function columnsOf(titulos: readonly string[], campos: readonly ImportacaoCampo[]): readonly ColunaProposta[] {
  const keys = titulos.map(titleKey);
  const all = titulos.map((titulo, at) => {
    const found = named(titulo, campos);
    return found?.grau !== 0 && NUNCA.test(keys[at] ?? '') ? ('nunca' as const) : found;
  });
  const winner = new Map<ImportacaoCampo, { readonly grau: number; readonly key: string | undefined }>();
  for (const [at, one] of all.entries())
    if (one !== null && one !== 'nunca' && one.grau < (winner.get(one.campo)?.grau ?? Infinity))
      winner.set(one.campo, { grau: one.grau, key: keys[at] });
  return all.map((one, at): ColunaProposta => {
    if (one === 'nunca') return { situacao: 'nunca_guardada', campo: null };
    if (one === null || winner.get(one.campo)?.key !== keys[at]) return { situacao: 'ignorada', campo: null };
    return { situacao: one.grau === 2 ? 'proposta' : 'reconhecida', campo: one.campo };
  });
}
