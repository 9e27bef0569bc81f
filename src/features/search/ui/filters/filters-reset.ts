/**
 * Shows in every control what was chosen; not in the one in which somebody types on since the form was `sent`, which would
 * lose it.
 */
export function showChosen(
  form: HTMLFormElement,
  sent: FormData | null,
  chosen: Readonly<Record<string, string>>,
): void {
  for (const control of form.elements) {
    if (control === document.activeElement && sent && isTypedSince(control, sent)) continue;
    if (control instanceof HTMLSelectElement) {
      // React never changes which option is the default one.
      for (const option of control.options)
        option.selected = option.defaultSelected = option.value === (chosen[control.name] ?? '');
    } else if (control instanceof HTMLInputElement) {
      control.checked = control.defaultChecked;
      control.value = control.defaultValue;
    }
  }
}

function isTypedSince(control: Element, sent: FormData): boolean {
  return control instanceof HTMLInputElement && control.type === 'text' && control.value !== sent.get(control.name);
}
