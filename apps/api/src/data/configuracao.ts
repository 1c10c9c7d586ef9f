/** A school's settings: names, defaults and how they are read from `escola.configuracao`. It decides nothing. */

export type Configuracao = {
  /**
   * Security questions: every student must register them, may, or the school does not use them and recovery by
   * questions is off (decisions 43, 61).
   */
  readonly perguntas_seguranca: 'obrigatorias' | 'opcionais' | 'desligadas';
  /** The satisfaction survey may be asked (decision 10). */
  readonly pesquisa: boolean;
  /** Two people mark each essay (decision 120). */
  readonly segundo_corretor: boolean;
  /** Points by which their marks may differ before a third person decides. */
  readonly divergencia_maxima: number;
};

const PERGUNTAS = ['obrigatorias', 'opcionais', 'desligadas'] as const;

/** The settings of a school; what is missing or unknown has its default. */
export function readConfiguracao(value: unknown): Configuracao {
  const given = new Map(Object.entries(Object(value)));
  const divergencia = Number(given.get('divergencia_maxima'));
  return {
    perguntas_seguranca: PERGUNTAS.find((name) => name === given.get('perguntas_seguranca')) ?? 'opcionais',
    pesquisa: given.get('pesquisa') !== false,
    segundo_corretor: given.get('segundo_corretor') === true,
    divergencia_maxima: Number.isInteger(divergencia) && divergencia >= 20 && divergencia <= 1000 ? divergencia : 100,
  };
}
