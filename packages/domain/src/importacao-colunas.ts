/** What the columns of a file of people are, by their headings. A person may say otherwise, but for what is never kept. */

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

/** Usual words for a field, as `titleKey` writes them. */
const SINONIMOS: Readonly<Partial<Record<ImportacaoCampo, readonly string[]>>> = {
  id_externo: [
    'matricula',
    'ra',
    'id',
    'codigo',
    'codigo_do_aluno',
    'numero_de_matricula',
    'registro',
    'registro_academico',
    'rm',
    'sourcedid',
  ],
  nome: [
    'aluno',
    'aluna',
    'nome_completo',
    'nome_do_aluno',
    'estudante',
    'nome_do_estudante',
    'professor',
    'nome_do_professor',
    'funcionario',
    'name',
  ],
  nome_social: ['apelido', 'como_quer_ser_chamado'],
  data_nascimento: ['nascimento', 'data_de_nascimento', 'data_nasc', 'dt_nasc', 'dt_nascimento', 'nasc'],
  email: ['e_mail', 'correio_eletronico', 'email_do_aluno'],
  login: ['usuario', 'nome_de_usuario', 'user', 'username'],
  turma: ['classe', 'sala', 'codigo_da_turma', 'nome_da_turma', 'turma_destino'],
  serie: ['ano', 'ano_escolar', 'ano_serie', 'serie_ano', 'etapa'],
  sede: ['unidade', 'escola', 'campus', 'polo'],
  turno: ['periodo'],
  situacao: ['status', 'situacao_da_matricula'],
  tempo_adicional: ['tempo_extra', 'tempo_a_mais', 'acrescimo_de_tempo'],
  perfil: ['funcao', 'cargo', 'papel'],
  turmas: ['classes'],
  materia: ['disciplina', 'componente', 'componente_curricular'],
};

/** Of document numbers, race, religion and health: such a column is never read. [PIM-13] */
const NUNCA =
  /(?:^|_)(?:cpf|rg|nis|pis|pasep|sus|cns|certidao|inep|raca|cor|etnia|religiao|religiosa|crenca|deficien[a-z]*|pcd|laudo|cid|transtorno[s]?|autis[a-z]*|tea|tdah|superdot[a-z]*|alergia[s]?|saude|medic[a-z]*|sangu[a-z]*|bolsa_familia|cadunico|renda|senha|password)(?:_|$)/u;

/** A heading without case, accents and signs. */
export const titleKey = (titulo: string): string =>
  titulo
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');

export type ColunaProposta =
  | { readonly situacao: 'reconhecida' | 'proposta'; readonly campo: ImportacaoCampo }
  | { readonly situacao: 'ignorada' | 'nunca_guardada'; readonly campo: null };

/** What a heading says the column is. [PIM-12] [PIM-13] @param campos fields that the file may have */
export function columnOf(titulo: string, campos: readonly ImportacaoCampo[]): ColunaProposta {
  const key = titleKey(titulo);
  const named = campos.find((campo) => campo === key);
  if (named !== undefined) return { situacao: 'reconhecida', campo: named };
  if (NUNCA.test(key)) return { situacao: 'nunca_guardada', campo: null };
  const meant = campos.find((campo) => SINONIMOS[campo]?.includes(key));
  return meant === undefined ? { situacao: 'ignorada', campo: null } : { situacao: 'proposta', campo: meant };
}
