import { Banner } from '#ui/banner.tsx';
import { Logo, LogoMark } from '#ui/brand/logo.tsx';
import { Parapet } from '#ui/brand/parapet.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { Forms } from './forms.tsx';
import { Homes } from './homes.tsx';
import { Part } from './part.tsx';
import './styleguide.css';

const COLOURS = [
  'bg',
  'surface',
  'sunken',
  'line',
  'control',
  'muted',
  'text',
  'accent',
  'link',
  'accent-soft',
  'danger',
  'danger-soft',
  'warning-soft',
];

/** Every part of the design system in all its states; in development only. */
export default function Styleguide() {
  return (
    <>
      <SkipLink />
      <header className="page flex min-h-16 items-center">
        <Logo />
      </header>
      <main id="main">
        <Banner title="All Properties" crumb="Properties">
          Find a home, buy, sell and rent properties across the country.
        </Banner>
        <Homes />
        <Actions />
        <Forms />
        <Content />
        <Part title="Letters" wide>
          <p className="text-display font-semibold">Find a home that feels like yours</p>
          <p className="mt-4 text-3xl font-semibold">Ilé ni àbọ̀ sinmi oko</p>
          <p className="text-2xl font-semibold">Ụlọ ọma dị mma</p>
          <p className="text-xl">Ƙofar gida, ɗaki da ɓangare</p>
          <p className="text-lg">₦185,000,000 · ₦2,500,000 / year · ₦85,000 / night</p>
          <p>The quick brown fox jumps over the lazy dog, ẹ ọ ṣ ị ụ ɗ ɓ ƙ.</p>
          <p className="text-sm text-muted">Small print that must still be easy to read in the sun.</p>
        </Part>
        <Part title="Mark">
          <Logo />
          {['size-4', 'size-8', 'size-16', 'size-32'].map((size) => (
            <LogoMark key={size} className={`${size} text-link`} />
          ))}
        </Part>
        <Part title="Colours">
          {COLOURS.map((name) => (
            <svg key={name} width="96" height="96" role="img" aria-label={name}>
              <rect width="96" height="64" rx="12" fill={`var(--${name})`} stroke="var(--line)" />
              <text y="86" fontSize="13" fill="var(--text)">
                {name}
              </text>
            </svg>
          ))}
        </Part>
      </main>
      <footer className="mt-16">
        <Parapet className="text-sunken" />
        <div className="bg-sunken py-12">
          <div className="page">
            <Logo />
          </div>
        </div>
      </footer>
      <ToastRegion />
    </>
  );
}
