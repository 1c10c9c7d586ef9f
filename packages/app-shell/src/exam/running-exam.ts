/**
 * Name of the note under which the tab keeps a running exam (decision 199); empty when none runs. While there is one, a reload
 * without a connection opens the app with the account as it was.
 */
export const RUNNING_EXAM = 'prova';
