/** Writes into a field as somebody who types would. */
export function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  // The draft that the device keeps and the counters hear of it.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
