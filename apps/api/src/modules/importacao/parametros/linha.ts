/** An item of the exam as a line of the report: what the file makes of it, and what a person has to decide. Pure. */
import { LETRAS } from '@luneta/domain/resposta';

import type { Acao, Campo, Decisao, Lidos, Mudanca, Problema } from '../arquivo/modelo.ts';
import type { ParametroGuardado } from './guardado.ts';
import type { Alvo } from './store.ts';

const FIELDS = ['gabarito', 'habilidade', 'tri_a', 'tri_b', 'tri_c', 'tri_origem', 'anulada', 'fora_da_tri'] as const;

/** Whether nothing of it changes. */
export const isSameAlvo = (one: Alvo, other: Alvo): boolean => FIELDS.every((name) => one[name] === other[name]);

/** Whether the exam has another key than INEP, so that a person decides (rule QIM-3). */
export const diverge = ({ de, para }: ParametroGuardado): boolean =>
  para !== null && !para.anulada && de.gabarito !== null && para.gabarito !== null && de.gabarito !== para.gabarito;

/** What the item becomes. */
export const alvoDe = (item: ParametroGuardado): Alvo =>
  item.para === null
    ? item.de
    : { ...item.para, gabarito: diverge(item) ? (item.decidido ?? item.de.gabarito) : item.para.gabarito };

const LINGUAS: Readonly<Record<number, string>> = { 1: 'inglês', 2: 'espanhol' };

/** 'Questão 3, inglês'. */
const nomeDe = ({ numero, lingua_estrangeira }: ParametroGuardado): string =>
  lingua_estrangeira === null ? `Questão ${numero}` : `Questão ${numero}, ${LINGUAS[lingua_estrangeira] ?? ''}`;

/** State of the item in words (rule QIM-2). */
function estadoDe({ anulada, fora_da_tri, tri_a }: Alvo): string {
  if (anulada) return 'Anulada';
  if (fora_da_tri) return 'Fora da TRI';
  return tri_a === null ? 'Sem parâmetros' : 'Na TRI';
}

/** As a person writes it. */
const numero = (value: number | null): string | null =>
  value?.toLocaleString('pt-BR', { maximumFractionDigits: 5 }) ?? null;

const palavrasDe = (alvo: Alvo): readonly (readonly [Campo, string | null])[] => [
  ['gabarito', alvo.gabarito],
  ['habilidades', alvo.habilidade],
  ['tri_a', numero(alvo.tri_a)],
  ['tri_b', numero(alvo.tri_b)],
  ['tri_c', numero(alvo.tri_c)],
  ['situacao', estadoDe(alvo)],
];

function mudancasDe(de: Alvo, para: Alvo): Mudanca[] {
  const before = new Map(palavrasDe(de));
  return palavrasDe(para).flatMap(([campo, depois]) => {
    const antes = before.get(campo) ?? null;
    return antes === depois ? [] : [{ campo, antes, depois }];
  });
}

type Caso = Pick<Problema, 'campo' | 'codigo' | 'gravidade' | 'como_resolver'> & {
  readonly dito: string;
  readonly valor?: string;
  readonly candidatos?: Problema['candidatos'];
};

const problemaDe = (item: ParametroGuardado, { dito, valor = '', candidatos = [], ...rest }: Caso): Problema => ({
  ...rest,
  valor,
  mensagem: `${nomeDe(item)}: ${dito}`,
  motivo: dito,
  candidatos,
});

const BLOQUEIOS = {
  em_uso: {
    dito: 'uma prova publicada usa esta questão.',
    como_resolver: 'Importe os parâmetros na prova publicada, ou deixe esta questão de fora.',
  },
  de_outro: {
    dito: 'esta questão é de outra pessoa.',
    como_resolver: 'Peça à coordenação para importar os parâmetros, ou deixe esta questão de fora.',
  },
} as const;

function avisosDe(item: ParametroGuardado): Problema[] {
  const { de, para } = item;
  const aviso = (codigo: string, dito: string, como_resolver: string) =>
    problemaDe(item, { campo: 'situacao', codigo, gravidade: 'aviso', dito, como_resolver });
  if (para === null)
    return [aviso('sem_parametros', 'não está no arquivo e fica como está.', 'Confira se o caderno é o da prova.')];
  if (para.anulada && !de.anulada)
    return [aviso('anulada', 'o INEP anulou: conta como acerto e sai da TRI.', 'Nada a fazer.')];
  if (para.fora_da_tri && !de.fora_da_tri)
    return [aviso('fora_da_tri', 'o INEP não calibrou: mantém o gabarito e sai da TRI.', 'Nada a fazer.')];
  return [];
}

function errosDe(item: ParametroGuardado): Problema[] {
  const { de, para, bloqueio, decidido } = item;
  if (para === null) return [];
  if (bloqueio !== null && !isSameAlvo(de, para))
    return [
      problemaDe(item, { campo: null, codigo: `questao_${bloqueio}`, gravidade: 'erro', ...BLOQUEIOS[bloqueio] }),
    ];
  if (!diverge(item) || decidido !== undefined) return [];
  const candidatos = [
    { id: null, nome: para.gabarito ?? '', detalhe: 'INEP' },
    { id: null, nome: de.gabarito ?? '', detalhe: 'como na prova' },
  ];
  return [
    problemaDe(item, {
      campo: 'gabarito',
      codigo: 'gabarito_diverge',
      gravidade: 'erro',
      valor: para.gabarito ?? '',
      dito: `a prova diz ${de.gabarito}, o INEP diz ${para.gabarito}.`,
      como_resolver: `Use ${para.gabarito}, do INEP, ou fique com ${de.gabarito}.`,
      candidatos,
    }),
  ];
}

function acaoDe(item: ParametroGuardado, decisao: Decisao | undefined, erros: readonly Problema[]): Acao {
  if (decisao === 'pular') return 'ignorada';
  if (erros.length > 0) return 'erro';
  return isSameAlvo(item.de, alvoDe(item)) ? 'igual' : 'atualizar';
}

export type LinhaDeParametro = {
  readonly ordem: number;
  /** Line of the file; 0 for an item that it does not have. */
  readonly linha: number;
  readonly parametro: ParametroGuardado;
  readonly decisao?: Decisao;
  readonly versao?: number;
};

/** @returns the row as it is made or saved */
export function rowDeParametro(importacao_id: string, { ordem, linha, parametro, decisao, versao }: LinhaDeParametro) {
  const alvo = alvoDe(parametro);
  const erros = errosDe(parametro);
  const lidos: Lidos = {
    nome: nomeDe(parametro),
    codigo: parametro.codigo,
    ...Object.fromEntries(palavrasDe(parametro.para ?? parametro.de).map(([campo, value]) => [campo, value ?? ''])),
  };
  return {
    importacao_id,
    ordem,
    arquivo: '',
    linha,
    acao: acaoDe(parametro, decisao, erros),
    alvo_tipo: 'questao',
    alvo_id: parametro.questao_id,
    valores: {
      lidos,
      parametro,
      ...(decisao != null && { decisao }),
      ...(versao !== undefined && { versao }),
    },
    antes: { mudancas: mudancasDe(parametro.de, alvo) },
    problemas: [...erros, ...avisosDe(parametro)],
  };
}

/** The item with the key that a person chose: INEP's or the exam's. @returns null for any other key */
export function decidir(item: ParametroGuardado, valor: string): ParametroGuardado | null {
  const chave = LETRAS.find((letra) => letra === valor.trim().toUpperCase());
  if (!diverge(item) || chave === undefined) return null;
  return chave === item.para?.gabarito || chave === item.de.gabarito ? { ...item, decidido: chave } : null;
}
