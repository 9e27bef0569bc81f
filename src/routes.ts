import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('search', 'pages/search.tsx'),
  route('properties', 'pages/properties.tsx'),
  route('exclusive', 'pages/exclusive.tsx'),
  route('listing/:listingId', 'pages/listing.tsx'),
  route('register', 'pages/register.tsx'),
  route('login', 'pages/login.tsx'),
  route('logout', 'pages/logout.tsx'),
  route('forgetpassword', 'pages/forgetpassword.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  route('about', 'pages/about.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('post/:postSlug', 'pages/post.tsx'),
  route('pricing', 'pages/pricing.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('pages', 'pages/pages-index.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('support', 'pages/support.tsx'),
  layout('pages/layout/customer.tsx', [
    route('customer/all_properties', 'pages/customer/all-properties.tsx'),
    route('customer/add_properties', 'pages/customer/add-property.tsx'),
    route('customer/listing/update-listing/:listingId', 'pages/customer/update-listing.tsx'),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
