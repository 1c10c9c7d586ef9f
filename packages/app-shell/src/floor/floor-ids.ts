/** Ids of the page that a browser below the floor shows. */
export const FLOOR_ID = 'luneta-piso';
export const REASON_ID = 'luneta-falta';
