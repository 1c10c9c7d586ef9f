/** A calendar day (`AAAA-MM-DD`) as '18/12'. */
export const diaMes = (day: string): string => day.slice(5).split('-').reverse().join('/');
