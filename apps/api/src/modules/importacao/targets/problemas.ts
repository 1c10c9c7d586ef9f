/** What can be wrong with a line, in words: where, what was written, and how it is mended. */
import type { Campo, Problema } from '../arquivo/modelo.ts';

export type Candidato = Problema['candidatos'][number];

/** A place in the file that a sentence names. */
export type Onde = { readonly linha: number; readonly arquivo: string };

type Caso = {
  readonly campo: Campo | null;
  readonly codigo: string;
  readonly valor?: string;
  /** Goes behind the place, and the value where there is one. */
  readonly dito: string;
  readonly como: string;
  readonly gravidade?: 'erro' | 'aviso';
  readonly candidatos?: readonly Candidato[];
};

const placeOf = ({ linha, arquivo }: Onde, campo: Campo | null): string =>
  [arquivo === '' ? `Linha ${linha}` : `${arquivo}, linha ${linha}`, ...(campo === null ? [] : [campo])].join(', ');

/** The problem with its sentence, such as 'Linha 27, data_nascimento: "31/02/2012" não é uma data.' */
export function problem(onde: Onde, { campo, codigo, valor = '', dito, como, ...rest }: Caso): Problema {
  const said = valor === '' ? dito : `"${valor}" ${dito}`;
  return {
    campo,
    codigo,
    gravidade: rest.gravidade ?? 'erro',
    valor,
    mensagem: `${placeOf(onde, campo)}: ${said}`.slice(0, 500),
    motivo: dito,
    como_resolver: como,
    candidatos: [...(rest.candidatos ?? [])],
  };
}

/** What a class that is made has to have. */
export type ParteDaTurma = 'serie' | 'sede' | 'turno';
const PARTES: Readonly<Record<ParteDaTurma, string>> = { serie: 'uma série', sede: 'uma sede', turno: 'um turno' };

/** Cases that several kinds of lines share. */
export const casos = {
  exemplo: (): Caso => ({
    campo: null,
    codigo: 'linha_de_exemplo',
    dito: 'a linha de exemplo do modelo ficou no arquivo.',
    como: 'Apague a linha do arquivo ou deixe-a de fora.',
  }),
  vazio: (campo: Campo): Caso => ({ campo, codigo: 'obrigatorio', dito: 'está vazio.', como: 'Preencha este campo.' }),
  data: (valor: string): Caso => ({
    campo: 'data_nascimento',
    codigo: 'data_invalida',
    valor,
    dito: 'não é uma data.',
    como: 'Escreva dia/mês/ano, por exemplo 28/02/2012.',
  }),
  dataFora: (valor: string): Caso => ({
    campo: 'data_nascimento',
    codigo: 'data_fora',
    valor,
    dito: 'não pode ser a data de nascimento de quem estuda aqui.',
    como: 'Confira o ano da data.',
  }),
  email: (valor: string): Caso => ({
    campo: 'email',
    codigo: 'email_invalido',
    valor,
    dito: 'não é um endereço de e-mail.',
    como: 'Escreva um endereço como nome@escola.br ou deixe vazio.',
  }),
  emUso: (campo: 'login' | 'email' | 'id_externo', valor: string): Caso => ({
    campo,
    codigo: `${campo}_em_uso`,
    valor,
    dito: 'já está em uso.',
    como: campo === 'login' ? 'Escolha outro login ou deixe vazio: um é criado.' : 'Confira o valor ou deixe vazio.',
  }),
  login: (valor: string): Caso => ({
    campo: 'login',
    codigo: 'login_invalido',
    valor,
    dito: 'não serve como login.',
    como: 'Use de 3 a 64 letras sem acento, números, ponto, hífen ou sublinhado.',
  }),
  semChave: (): Caso => ({
    campo: 'id_externo',
    codigo: 'sem_identificacao',
    dito: 'não há matrícula (id_externo) nem login.',
    como: 'Preencha um dos dois: é por ele que a pessoa é achada na próxima vez.',
  }),
  repetida: (campo: Campo, valor: string, primeira: number): Caso => ({
    campo,
    codigo: 'linha_repetida',
    valor,
    dito: `já está na linha ${primeira}.`,
    como: 'Deixe só uma das linhas, ou corrija o valor.',
  }),
  outraPessoa: (campo: Campo, valor: string): Caso => ({
    campo,
    codigo: 'chaves_diferentes',
    valor,
    dito: 'é de outra pessoa da escola.',
    como: 'Confira a matrícula e o login: os dois devem ser da mesma pessoa.',
  }),
  outroPerfil: (campo: Campo, valor: string): Caso => ({
    campo,
    codigo: 'outro_perfil',
    valor,
    dito: 'é de alguém com outro perfil.',
    como: 'Confira a linha: este arquivo não muda o perfil desta pessoa.',
  }),
  parecida: (candidatos: readonly Candidato[]): Caso => ({
    campo: 'nome',
    codigo: 'pessoa_parecida',
    dito: 'já há alguém com este nome e esta data de nascimento.',
    como: 'Diga se é a mesma pessoa ou outra.',
    candidatos,
  }),
  valor: (campo: Campo, valor: string, como: string): Caso => ({
    campo,
    codigo: 'valor_desconhecido',
    valor,
    dito: 'não é um valor conhecido.',
    como,
  }),
  turma: (campo: 'turma' | 'turmas', valor: string, ano: number, candidatos: readonly Candidato[]): Caso => ({
    campo,
    codigo: 'turma_desconhecida',
    valor,
    dito: `não é uma turma de ${ano}.`,
    como: 'Confira o código da turma, ou peça para criar as turmas que faltam.',
    candidatos,
  }),
  turmaSemSerie: (valor: string): Caso => ({
    campo: 'turma',
    codigo: 'turma_sem_serie',
    valor,
    dito: 'é uma turma nova, e falta saber a série, a sede ou o turno dela.',
    como: 'Crie a turma antes, em “Turmas”, e envie o arquivo de novo.',
  }),
  parteDaTurma: (campo: ParteDaTurma, valor: string, turma: string, candidatos: readonly Candidato[]): Caso => ({
    campo,
    codigo: 'turma_sem_serie',
    valor,
    dito: `${valor === '' ? 'falta' : `não é ${PARTES[campo]} da escola`}, e ${turma} é uma turma nova.`,
    como: `Escolha ${PARTES[campo]} que a escola já tem, ou crie a turma antes.`,
    candidatos,
  }),
  longo: (campo: Campo, valor: string, max: number): Caso => ({
    campo,
    codigo: 'longo',
    valor: `${valor.slice(0, 40)}…`,
    dito: 'é longo demais.',
    como: `Use no máximo ${max} caracteres.`,
  }),
} as const;
