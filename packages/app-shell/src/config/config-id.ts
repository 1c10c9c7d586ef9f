/** The id of the block inside the page that the server fills in. */
export const CONFIG_ID = 'luneta-config';
