/** The id of the block inside the page that the server, or `luneta apps configure`, fills in. */
export const CONFIG_ID = 'luneta-config';
