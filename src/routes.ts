import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('register', 'pages/register.tsx'),
  route('login', 'pages/login.tsx'),
  route('logout', 'pages/logout.tsx'),
  route('forgetpassword', 'pages/forgetpassword.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
