import { clearDraft } from '#ui/forms/kept-draft.ts';
import { answerOrRefusal } from './answer-or-refusal.ts';

/** For the `clientAction` of a form with a draft: what the server says; its draft goes only when it was saved. */
export async function saveDraft<T>({ request, serverAction }: { request: Request; serverAction: () => Promise<T> }) {
  const form = await request.clone().formData();
  return answerOrRefusal(serverAction, () => clearDraft(String(form.get('draft')), String(form.get('attempt'))));
}
