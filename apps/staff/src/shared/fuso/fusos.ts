/** The time zones that a school may choose: Brazil's first, by their usual names, then every other that the browser knows. */

/** One name for each zone of Brazil. */
const BRAZIL: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Manaus': 'Manaus',
  'America/Cuiaba': 'Cuiabá',
  'America/Rio_Branco': 'Rio Branco',
  'America/Noronha': 'Fernando de Noronha',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Bahia': 'Salvador',
  'America/Campo_Grande': 'Campo Grande',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
};

/** @param present the zone that stands, which the browser may not know */
export function fusosOf(present: string): { value: string; label: string }[] {
  const brazil = Object.entries(BRAZIL).map(([value, nome]) => ({ value, label: `${nome} (${value})` }));
  const others = new Set([present, ...Intl.supportedValuesOf('timeZone')]);
  const rest = [...others].filter((zone) => !(zone in BRAZIL)).map((value) => ({ value, label: value }));
  return [...brazil, ...rest];
}

/** The zone of this device where it is one of Brazil's; else that of Brasília. */
export function deviceFuso(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone in BRAZIL ? timeZone : 'America/Sao_Paulo';
}

/** The usual name of a zone; its IANA name for one outside Brazil. */
export const fusoName = (zone: string): string => BRAZIL[zone] ?? zone;
