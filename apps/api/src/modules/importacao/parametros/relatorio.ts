/** What an import of parameters says to the operator. It holds every Portuguese sentence and decides nothing. */

const SENTENCES = {
  ANULADA: 'anulada pelo arquivo: conta como acerto para quem esteve presente e sai da TRI.',
  CADERNO_AMBIGUO: '{area}: os gabaritos servem a mais de um caderno ({candidatos}); diga qual com --caderno.',
  CADERNO_NAO_ENCONTRADO: '{area}: nenhum caderno do arquivo tem os gabaritos da prova; a área ficou como estava.',
  DEFEITO_PROPRIO: 'tem alternativa vazia, ou lhe falta enunciado ou gabarito: fica fora da TRI apesar dos parâmetros.',
  FORA_DA_TRI: 'sem parâmetros no arquivo (fora da calibração): mantém o gabarito {gabarito} e sai da TRI.',
  GABARITO_DIVERGENTE: 'a prova diz {prova}, o arquivo diz {arquivo}; vale o arquivo.',
  ITEM_SEM_PARAMETROS: 'não está no arquivo; ficou como estava.',
  LINHA_ILEGIVEL: 'linha {linha}: {motivo}; foi deixada de fora.',
  LINHA_REPETIDA: 'linha {linha}: repete a posição {posicao}; vale a linha {vale}.',
  PARAMETROS_SEM_ITEM: 'linha {linha}: a posição {posicao} do arquivo não existe na prova.',
} as const;

export type AvisoCodigo = keyof typeof SENTENCES;
/** `questao` is the code of the question, or null where it concerns an area or a line. */
export type Aviso = { readonly codigo: AvisoCodigo; readonly questao: string | null; readonly mensagem: string };

/** Without these the parameters are in the exam as the file has them. */
const SERIOUS: ReadonlySet<AvisoCodigo> = new Set<AvisoCodigo>([
  'CADERNO_AMBIGUO',
  'CADERNO_NAO_ENCONTRADO',
  'ITEM_SEM_PARAMETROS',
  'LINHA_ILEGIVEL',
  'LINHA_REPETIDA',
  'PARAMETROS_SEM_ITEM',
]);

export type AreaReport = {
  readonly codigo: string;
  readonly itens: number;
  readonly na_escala: number;
  /** The booklet, and how many keys both sides have and how many of them agree; null in our own format. */
  readonly caderno: { readonly codigo: string; readonly cor: string | null; iguais: number; comuns: number } | null;
};

export type ParametrosReport = {
  readonly avaliacao: string;
  readonly formato: string;
  readonly alterados: number;
  readonly iguais: number;
  readonly areas: readonly AreaReport[];
  readonly avisos: readonly Aviso[];
  /** True when results exist and will be computed again. */
  readonly recalculo: boolean;
  /** True when nothing was written. */
  readonly simulacao: boolean;
};

/** Makes the warning of a code; values fill the places of its sentence. */
export function aviso(
  codigo: AvisoCodigo,
  questao: string | null,
  values: Readonly<Record<string, string | number>> = {},
): Aviso {
  const mensagem = SENTENCES[codigo].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
  return { codigo, questao, mensagem };
}

/** True when an item or a line was left out. */
export const isIncomplete = ({ avisos }: ParametrosReport): boolean => avisos.some(({ codigo }) => SERIOUS.has(codigo));

function areaLine({ codigo, itens, na_escala, caderno }: AreaReport): string {
  const found = caderno
    ? ` · caderno ${caderno.codigo}${caderno.cor ? ` ${caderno.cor}` : ''} (${caderno.iguais} de ${caderno.comuns} gabaritos iguais)`
    : '';
  return `  ${codigo}: ${na_escala} de ${itens} itens na escala da TRI${found}`;
}

/** The report as lines of text. */
export function reportLines(report: ParametrosReport): string[] {
  return [
    `${report.avaliacao}: parâmetros no formato ${report.formato}`,
    ...report.areas.map(areaLine),
    ...report.avisos.map(({ codigo, questao, mensagem }) => `  ${questao ?? 'Arquivo'}  ${codigo}  ${mensagem}`),
    `Itens: ${report.alterados} com mudança, ${report.iguais} sem mudança`,
    ...(report.recalculo ? ['Os resultados que existem serão calculados de novo.'] : []),
    ...(report.simulacao ? ['Simulação: nada foi gravado.'] : []),
  ];
}
