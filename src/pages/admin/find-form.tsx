import { Form, href } from 'react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { FIND_MAX } from './asked.ts';
import './find-form.css';

interface Choice {
  name: string;
  label: string;
  value: string | undefined;
  choices: readonly (readonly [string, string])[];
}

interface FindFormProps {
  /** What is listed. */
  things: 'listings' | 'users' | 'messages' | 'posts' | 'homes' | 'reports' | 'entries';
  /** What the address of the list asks for, where it can be downloaded as a file. */
  also?: string;
  find: string;
  hint: string;
  /** As much of it as a phone's field has room for. */
  short?: string;
  selects: readonly Choice[];
}

/** Finds and narrows an admin's list by its address, without scripts too; Enter is enough (ADMIN-22, ADMIN-23). */
export function FindForm({ things, also, find, hint, short = hint, selects }: FindFormProps) {
  const set = selects.filter(({ value, choices }) => value && value !== choices[0]?.[0]).length;
  return (
    <Form
      method="get"
      aria-label={`Find ${things}`}
      className="find-form mb-6 flex flex-wrap items-end gap-3 sm:items-start sm:max-lg:gap-2"
    >
      <TextField
        key={find}
        type="search"
        name="find"
        label={<span className="max-sm:sr-only">Find</span>}
        hint={<span className="max-sm:sr-only sm:whitespace-nowrap">{hint}</span>}
        placeholder={short}
        defaultValue={find}
        maxLength={FIND_MAX}
        autoComplete="off"
        className="min-w-0 flex-[1_1_10rem] sm:min-w-36 sm:flex-1 lg:max-w-80"
      />
      {/* Beside what it folds, not around it: what lies in a closed one can be shown by no style. */}
      <details className="find-fold">
        <summary className="btn btn-secondary">
          Filters{set > 0 && ` (${set})`}
          <ChevronDown size={18} />
        </summary>
      </details>
      <div className="find-selects">
        {selects.map(({ name, label, value = '', choices }) => (
          <Select
            key={`${name} ${value}`}
            name={name}
            label={label}
            defaultValue={value}
            choices={choices}
            className="min-w-0 flex-[1_1_8rem] sm:max-lg:max-w-40 sm:flex-none"
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" className="find-show min-h-12 sm:mt-7.5">
        Show<span className="sr-only"> these {things}</span>
      </Button>
      {also !== undefined && (
        <a
          className="link link-alone ml-auto sm:mt-7.5 sm:min-h-12"
          href={`${href('/customer/admin_csv/:list', { list: things })}?${also.slice(1)}`}
          download
        >
          Download CSV
        </a>
      )}
    </Form>
  );
}
