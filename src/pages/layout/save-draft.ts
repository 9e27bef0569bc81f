import { clearDraft } from '#ui/forms/kept-draft.ts';
import { answerOrRefusal } from './answer-or-refusal.ts';

/** For the `clientAction` of a form with a draft: what the server says; the draft goes only when it was saved. */
export async function saveDraft<T>({ request, serverAction }: { request: Request; serverAction: () => Promise<T> }) {
  const draft = String((await request.clone().formData()).get('draft'));
  return answerOrRefusal(serverAction, () => clearDraft(draft));
}
