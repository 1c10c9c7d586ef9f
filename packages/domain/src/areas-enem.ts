/** The four areas of ENEM. Their items have scales of their own. */
export const AREA_CODIGOS = ['LC', 'CH', 'CN', 'MT'] as const;
export type AreaCodigo = (typeof AREA_CODIGOS)[number];

export type AreaEnem = { readonly codigo: AreaCodigo; readonly nome: string; readonly nome_curto: string };

/** Codes and names as INEP writes them, and the names that lists have room for. [QIM-9] */
export const AREAS_ENEM = {
  LC: { codigo: 'LC', nome: 'Linguagens, Códigos e suas Tecnologias', nome_curto: 'Linguagens' },
  CH: { codigo: 'CH', nome: 'Ciências Humanas e suas Tecnologias', nome_curto: 'Humanas' },
  CN: { codigo: 'CN', nome: 'Ciências da Natureza e suas Tecnologias', nome_curto: 'Natureza' },
  MT: { codigo: 'MT', nome: 'Matemática e suas Tecnologias', nome_curto: 'Matemática' },
} as const satisfies Readonly<Record<AreaCodigo, AreaEnem>>;

/** Whether an area of a school is one of ENEM. [QIM-9] */
export const isAreaEnem = (codigo: string): codigo is AreaCodigo => AREA_CODIGOS.some((one) => one === codigo);
